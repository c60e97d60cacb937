import { defineMessages } from '#kernel/i18n/messages.ts'

/** Of one center. */
export const maxPartners = 200

export const errorWords = defineMessages({
  too_many_partners: {
    nl: `Er staan al ${maxPartners} partners. Haal er eerst een weg.`,
    en: `There are ${maxPartners} partners already. Remove one first.`,
  },
})
