import { defineMessages } from '#kernel/i18n/messages.ts'

export const errorWords = defineMessages({
  has_dependents: {
    nl: 'Er hebben mensen gereageerd bij deze organisatie. Archiveer haar in plaats van haar te verwijderen.',
    en: 'People have applied to this organization. Archive it instead of deleting it.',
  },
})
