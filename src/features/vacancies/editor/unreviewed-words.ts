import { defineMessages } from '#kernel/i18n/messages.ts'

/** What changed without review, for the center. */
export const unreviewedWords = defineMessages({
  title: { nl: 'Veranderd zonder wachten', en: 'Changed without waiting' },
  since: {
    nl: (f: { day: string }) => `Sinds ${f.day}. Het staat al op de site.`,
    en: (f: { day: string }) => `Since ${f.day}. It shows on the site already.`,
  },
  summary: { nl: 'Korte tekst', en: 'Short text' },
  description: { nl: 'Tekst', en: 'Text' },
  tasks: { nl: 'Taken', en: 'Tasks' },
  places: { nl: 'Aantal plekken', en: 'Number of places' },
  pictureText: { nl: 'Alternatieve tekst van de foto', en: 'Text alternative of the picture' },
  address: { nl: 'De plek', en: 'The place' },
  english: { nl: 'Engelse tekst', en: 'English text' },
  others: { nl: 'Ook veranderd', en: 'Changed too' },
  was: { nl: 'Eerst', en: 'Before' },
  seen: { nl: 'Gezien', en: 'Seen' },
  isReviewed: { nl: (f: { title: string }) => `${f.title}: bekeken`, en: (f: { title: string }) => `${f.title}: seen` },
  empty: { nl: 'niets', en: 'nothing' },
})
