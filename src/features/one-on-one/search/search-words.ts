import { defineMessages } from '#kernel/i18n/messages.ts'

/** The names of the filters. */
export const searchWords = defineMessages({
  what: { nl: 'Vraag of aanbod', en: 'Asked or offered' },
  about: { nl: 'Waarbij', en: 'With what' },
  often: { nl: 'Hoe vaak', en: 'How often' },
  when: { nl: 'Wanneer', en: 'When' },
  language: { nl: 'Taal', en: 'Language' },
})
