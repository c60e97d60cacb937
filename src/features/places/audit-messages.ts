import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** `from` and `to`: how many postcode areas there were, and are. */
export const auditMessages = defineAuditMessages({
  'places.replaced': {
    nl: (f) => `${f.who} laadde een tabel met postcodes, eerst ${f.from} gebieden en nu ${f.to}`,
    en: (f) => `${f.who} loaded a table of postcodes, ${f.from} areas before and ${f.to} now`,
  },
})
