import { defineMessages } from '#kernel/i18n/messages.ts'

export const errorWords = defineMessages({
  certificate_withdrawn: { nl: 'Dit bewijs is ingetrokken.', en: 'This certificate has been withdrawn.' },
})
