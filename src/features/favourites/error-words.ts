import { defineMessages } from '#kernel/i18n/messages.ts'
import { mostFavourites } from './favourite.ts'

export const errorWords = defineMessages({
  too_many_favourites: {
    nl: `Je hebt al ${mostFavourites} plekken bewaard. Haal er eerst een weg.`,
    en: `You have saved ${mostFavourites} places already. Remove one first.`,
  },
})
