import { defineMessages } from '#kernel/i18n/messages.ts'

/** A message that waits for a connection. */
export const waitingWords = defineMessages({
  waitsForLine: {
    nl: 'Wacht op verbinding. Je bericht gaat vanzelf weg zodra die er is.',
    en: 'Waiting for a connection. Your message goes out by itself once there is one.',
  },
  notYet: { nl: 'Nog niet versturen', en: 'Do not send yet' },
})
