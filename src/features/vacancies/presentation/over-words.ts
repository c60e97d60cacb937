import { defineMessages } from '#kernel/i18n/messages.ts'

/** The notice in place of the editor once a vacancy has ended. */
export const overWords = defineMessages({
  over: { nl: 'Deze vacature is voorbij', en: 'This vacancy is over' },
  overText: { nl: 'Wil je hem weer gebruiken? Open hem opnieuw, of maak een kopie.', en: 'Do you want to use it again? Reopen it, or make a copy.' },
  reopen: { nl: 'Open opnieuw', en: 'Reopen' },
  copy: { nl: 'Maak een kopie', en: 'Make a copy' },
})
