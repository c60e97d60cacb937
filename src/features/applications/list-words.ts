import { defineMessages } from '#kernel/i18n/messages.ts'

/** What the list and the board of applications say. */
export const listWords = defineMessages({
  waits: { nl: 'Wacht op antwoord', en: 'Waiting for an answer' },
  waitsLonger: { nl: (f: { days: string }) => `${f.days} dagen of langer`, en: (f: { days: string }) => `${f.days} days or longer` },
  help: { nl: 'Hulp van de centrale', en: 'Help from the center' },
  waitingList: { nl: 'Wachtlijst', en: 'Waiting list' },
})
