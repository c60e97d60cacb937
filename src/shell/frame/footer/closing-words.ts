import { defineMessages } from '#kernel/i18n/messages.ts'

/** What the footer says until a center writes its own text. */
export const closingWords = defineMessages({
  reachSoon: { nl: 'We zijn net begonnen. Hier staat straks hoe je ons bereikt.', en: 'We have just begun. Soon you find here how to reach us.' },
  callOrMail: { nl: 'Bel of mail ons. Of kom langs, je krijgt altijd een kop koffie.', en: 'Call or email us. Or drop by, there is always coffee.' },
})
