import { defineMessages } from '#kernel/i18n/messages.ts'

/** A message that waits for a connection. */
export const waitingWords = defineMessages({
  waitsForLine: {
    nl: 'Wacht op verbinding. Je bericht gaat vanzelf weg zodra die er is, ook als je verdergaat of de site later weer opent.',
    en: 'Waiting for a connection. Your message goes out by itself once there is one, also if you move on or open the site again later.',
  },
  waitsHere: {
    nl: 'Wacht op verbinding. Laat deze pagina open, dan gaat je bericht vanzelf weg zodra die er is.',
    en: 'Waiting for a connection. Keep this page open, and your message goes out by itself once there is one.',
  },
  sentLater: { nl: 'Je bericht is alsnog verstuurd.', en: 'Your message has been sent after all.' },
  refusedLater: {
    nl: (a: { why: string }) => `Je bericht is niet verstuurd. ${a.why} Wat je schreef staat nog in het gesprek.`,
    en: (a: { why: string }) => `Your message has not been sent. ${a.why} What you wrote is still in the conversation.`,
  },
  notYet: { nl: 'Nog niet versturen', en: 'Do not send yet' },
})
