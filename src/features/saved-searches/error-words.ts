import { defineMessages } from '#kernel/i18n/messages.ts'
import { mostSearches } from './saved-search.ts'

export const errorWords = defineMessages({
  too_many_searches: {
    nl: `Je hebt al ${mostSearches} zoekopdrachten bewaard. Verwijder er eerst een.`,
    en: `You have saved ${mostSearches} searches already. Remove one first.`,
  },
})
