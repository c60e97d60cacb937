import { defineAuditMessages } from '#kernel/audit/audit-message.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { eventFor } from '#kernel/mail/server/templates.ts'

/** The current name of a kind of mail. */
const named = (kind: string | null, locale: Locale) => (kind && eventFor(kind)?.name[locale]) || kind || ''

/** Audit messages of custom texts; `to` is the kind of mail. */
export const auditMessages = defineAuditMessages({
  'notification_template.changed': {
    nl: (f) => `${f.who} veranderde de e-mail ‘${named(f.to, 'nl')}’`,
    en: (f) => `${f.who} changed the email ‘${named(f.to, 'en')}’`,
  },
  'notification_template.restored': {
    nl: (f) => `${f.who} zette een eerdere tekst van de e-mail ‘${named(f.to, 'nl')}’ terug`,
    en: (f) => `${f.who} restored earlier words of the email ‘${named(f.to, 'en')}’`,
  },
  'notification_template.turned_off': {
    nl: (f) => `${f.who} zette de e-mail ‘${named(f.to, 'nl')}’ uit`,
    en: (f) => `${f.who} turned the email ‘${named(f.to, 'en')}’ off`,
  },
  'notification_template.turned_on': {
    nl: (f) => `${f.who} zette de e-mail ‘${named(f.to, 'nl')}’ aan`,
    en: (f) => `${f.who} turned the email ‘${named(f.to, 'en')}’ on`,
  },
  'notification_template.went_back': {
    nl: (f) => `${f.who} zette de standaardtekst van de e-mail ‘${named(f.to, 'nl')}’ aan`,
    en: (f) => `${f.who} went back to the standard words of the email ‘${named(f.to, 'en')}’`,
  },
})
