import { defineMessages } from '#kernel/i18n/messages.ts'

export const messages = defineMessages({
  crumbs: { nl: 'Kruimelpad', en: 'Breadcrumbs' },
})
