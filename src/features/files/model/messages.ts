import { defineMessages } from '#kernel/i18n/messages.ts'

export const useWords = defineMessages({
  gone: { nl: 'Dit bestand is er niet meer. Kies een ander.', en: 'This file is no longer there. Choose another.' },
})
