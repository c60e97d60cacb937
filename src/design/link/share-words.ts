import { defineMessages } from '#kernel/i18n/messages.ts'

export const shareWords = defineMessages({
  whatsapp: { nl: 'WhatsApp', en: 'WhatsApp' },
  mail: { nl: 'E-mail', en: 'Email' },
})
