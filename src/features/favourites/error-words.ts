import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxFavourites } from './favourite.ts'

export const errorWords = defineMessages({
  too_many_favourites: {
    nl: `Je hebt al ${maxFavourites} plekken bewaard. Haal er eerst een weg.`,
    en: `You have saved ${maxFavourites} places already. Remove one first.`,
  },
})
