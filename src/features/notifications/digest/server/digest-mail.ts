import { say } from '#kernel/i18n/messages.ts'
import type { MailTemplate } from '#kernel/mail/server/mail-template.ts'
import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { choiceWords as words } from '#features/notifications/choices/choice-words.ts'
import { mailWords } from '#features/notifications/model/mail-words.ts'
import { noticeSentence } from '#features/notifications/notices/server/notice-sentence.ts'

export type DigestFacts = {
  firstName: string
  frequency: 'daily' | 'weekly'
  n: number
  notices: { key: string; facts: object; path: string; at: string }[]
  stop: string
}

/** Several things at once, each with its link: the sentences are made when it is sent, in the reader's language. */
export const digestMail: MailTemplate<DigestFacts> = ({ firstName, frequency, n, notices, stop }, locale) => ({
  subject: say(locale, words.digestSubject, { n }),
  heading: say(locale, words.digestSubject, { n }),
  paragraphs: [say(locale, mailWords.hello, { firstName }), say(locale, words.digestText, { isDaily: frequency === 'daily' })],
  links: [
    ...notices.map(({ key, facts, path, at }) => ({
      label: noticeSentence(locale, key, facts),
      notes: [`${longDay(locale, at)}, ${clockTime(locale, at)}`],
      url: path,
    })),
    ...(n > notices.length ? [{ label: say(locale, words.digestMore, { n: n - notices.length }), notes: [], url: '/notificaties?new' }] : []),
  ],
  button: { label: say(locale, words.digestButton), url: '/notificaties' },
  why: say(locale, words.digestWhy),
  stop: { label: say(locale, words.digestStop), url: stop },
})
