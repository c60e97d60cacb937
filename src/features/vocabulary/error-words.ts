import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxEntries } from './vocabulary-entry.ts'

export const errorWords = defineMessages({
  too_many_entries: {
    nl: `Er staan al ${maxEntries} eigen begrippen. Haal er eerst een weg.`,
    en: `There are ${maxEntries} concepts of your own already. Remove one first.`,
  },
  unknown_concept: {
    nl: 'Een begrip dat dichtbij ligt, kennen wij niet. Kies er een uit de lijst van begrippen.',
    en: 'We do not know a concept that is near. Choose one from the list of concepts.',
  },
  no_words: { nl: 'Vul minstens één woord in, met letters of cijfers.', en: 'Enter at least one word, with letters or digits.' },
})
