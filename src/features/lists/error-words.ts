import { defineMessages } from '#kernel/i18n/messages.ts'
import { maxViews } from './saved-view.ts'

export const errorWords = defineMessages({
  too_many_views: {
    nl: `Je hebt al ${maxViews} weergaven van deze lijst. Verwijder er eerst een.`,
    en: `You have ${maxViews} views of this list already. Remove one first.`,
  },
})
