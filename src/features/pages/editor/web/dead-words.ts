import { defineMessages } from '#kernel/i18n/messages.ts'

/** Why a link is dead. */
export const deadWords = defineMessages({
  offline: { nl: 'pagina niet online', en: 'page not online' },
  closed: { nl: 'gesloten', en: 'closed' },
  gone: { nl: 'bestaat niet meer', en: 'no longer there' },
})
