import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of the undo bar, which is on every page and must not load the words of lists. */
export const undoWords = defineMessages({
  undo: { nl: 'Maak ongedaan', en: 'Undo' },
  briefly: { nl: 'Niet de bedoeling? Je hebt tien seconden.', en: 'Not what you meant? You have ten seconds.' },
  undone: { nl: 'Teruggedraaid. Er is niets gemaild.', en: 'Taken back. Nothing was mailed.' },
  offline: { nl: 'Er is geen verbinding. Er is niets veranderd.', en: 'You are offline. Nothing has changed.' },
  close: { nl: 'Sluit', en: 'Close' },
})
