import { defineMessages } from '#kernel/i18n/messages.ts'

/** What the list and the board of applications say. */
export const listWords = defineMessages({
  waits: { nl: 'Wachttijd', en: 'Waiting' },
  waitsLonger: { nl: (f: { days: string }) => `${f.days} dagen of langer`, en: (f: { days: string }) => `${f.days} days or longer` },
  help: { nl: 'Hulp', en: 'Help' },
  waitingList: { nl: 'Wachtlijst', en: 'Waiting list' },
})
