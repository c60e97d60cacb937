import { defineMessages } from '#kernel/i18n/messages.ts'

/** Confirmations after a vacancy was saved with a button. */
export const saveWords = defineMessages({
  handedIn: { nl: 'Ingeleverd. Je krijgt een mail als hij op de site staat.', en: 'Handed in. You get an email when it is on the site.' },
  published: { nl: 'Je vacature staat op de site.', en: 'Your vacancy is on the site.' },
  saved: { nl: 'Opgeslagen', en: 'Saved' },
  savedAgain: { nl: 'Opgeslagen. Er kijkt eerst weer iemand naar.', en: 'Saved. Somebody looks at it again first.' },
})
