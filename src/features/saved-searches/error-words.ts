import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxSearches } from './saved-search.ts'

export const errorWords = defineMessages({
  too_many_searches: {
    nl: `Je hebt al ${maxSearches} zoekopdrachten bewaard. Verwijder er eerst een.`,
    en: `You have saved ${maxSearches} searches already. Remove one first.`,
  },
})
