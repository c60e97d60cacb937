import { defineMessages } from '#kernel/i18n/messages.ts'
import { mostViews } from './saved-view.ts'

export const errorWords = defineMessages({
  too_many_views: {
    nl: `Je hebt al ${mostViews} weergaven van deze lijst. Verwijder er eerst een.`,
    en: `You have ${mostViews} views of this list already. Remove one first.`,
  },
})
