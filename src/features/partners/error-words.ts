import { defineMessages } from '#kernel/i18n/messages.ts'

/** Of one center. */
export const mostPartners = 200

export const errorWords = defineMessages({
  too_many_partners: {
    nl: `Er staan al ${mostPartners} partners. Haal er eerst een weg.`,
    en: `There are ${mostPartners} partners already. Remove one first.`,
  },
})
