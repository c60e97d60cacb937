import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxNotes } from './expense-note.ts'

export const errorWords = defineMessages({
  too_many_notes: {
    nl: `Je hebt al ${maxNotes} vergoedingen opgeschreven. Verwijder er eerst een.`,
    en: `You have noted ${maxNotes} payments already. Remove one first.`,
  },
})
