import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

export const auditMessages = defineAuditMessages({
  'first_day.put_away': { nl: (f) => `${f.who} zette de lijst van de eerste dag weg`, en: (f) => `${f.who} put the list of the first day away` },
  'first_day.brought_back': { nl: (f) => `${f.who} haalde de lijst van de eerste dag terug`, en: (f) => `${f.who} brought the list of the first day back` },
})
