import { defineMessages } from '#kernel/i18n/messages.ts'

/** Words of conflicts between two editors of a page. */
export const mergeConflictWords = defineMessages({
  clash: {
    nl: ({ who }: { who: string }) => `${who} schreef hier tegelijk iets anders`,
    en: ({ who }: { who: string }) => `${who} wrote something else here at the same time`,
  },
  clashText: { nl: 'Wat jij schreef staat in de pagina. De andere tekst staat hieronder.', en: 'What you wrote is in the page. The other text is below.' },
  keepMine: { nl: 'Houd die van mij', en: 'Keep mine' },
  takeTheirs: { nl: 'Neem die', en: 'Take that one' },
  somebody: { nl: 'Iemand', en: 'Somebody' },
})
