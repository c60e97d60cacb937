import { defineMessages } from '#kernel/i18n/messages.ts'

/** The mail about a conversation that somebody brought to the center. */
export const reportWords = defineMessages({
  subject: { nl: (f: { author: string }) => `${f.author} meldt een gesprek`, en: (f: { author: string }) => `${f.author} reports a conversation` },
  text: {
    nl: 'Jullie lezen dit gesprek nu mee. Kijk wat er nodig is: schrijf in het gesprek, of bel een van de twee.',
    en: 'You now read along in this conversation. See what is needed: write in the conversation, or call one of the two.',
  },
  reason: { nl: 'Waarom', en: 'Why' },
  open: { nl: 'Lees het gesprek', en: 'Read the conversation' },
  why: { nl: 'Je krijgt deze e-mail omdat je coördinator bent.', en: 'You get this email because you are a coordinator.' },
})
