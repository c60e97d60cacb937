import { defineMessages } from '#kernel/i18n/messages.ts'

/** Messages of the error codes of ready texts. */
export const errorWords = defineMessages({
  too_many_templates: {
    nl: 'Er zijn al 50 standaardteksten. Verwijder er eerst een die niemand gebruikt.',
    en: 'There are 50 ready texts already. First remove one that nobody uses.',
  },
})
