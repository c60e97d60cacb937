import { defineMessages, plural } from '#kernel/i18n/messages.ts'

type N = { n: number }

/** A message to one person, or to many at once. */
export const bulkMessageWords = defineMessages({
  send: { nl: 'Stuur een bericht', en: 'Send a message' },
  question: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Een bericht sturen aan 1 persoon?', other: `Een bericht sturen aan ${n} mensen?` }),
    en: ({ n }: N) => plural('en', n, { one: 'Send a message to 1 person?', other: `Send a message to ${n} people?` }),
  },
  to: { nl: ({ name }: { name: string }) => `Een bericht aan ${name}`, en: ({ name }: { name: string }) => `A message to ${name}` },
  done: {
    nl: ({ n }: N) => plural('nl', n, { one: 'Je bericht is verstuurd', other: `Je bericht is verstuurd aan ${n} mensen` }),
    en: ({ n }: N) => plural('en', n, { one: 'Your message has been sent', other: `Your message has been sent to ${n} people` }),
  },
  message: { nl: 'Je bericht', en: 'Your message' },
  hint: {
    nl: 'Ieder krijgt het in een eigen gesprek. Niemand ziet wie het nog meer kreeg.',
    en: 'Each gets it in a conversation of their own. Nobody sees who else got it.',
  },
  hintOne: { nl: 'Het komt in jullie gesprek, en per e-mail.', en: 'It goes into your conversation, and by email.' },
  missing: { nl: 'Schrijf een bericht', en: 'Write a message' },
})
