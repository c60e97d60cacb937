import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

export const auditMessages = defineAuditMessages({
  'content_item.created': { nl: (f) => `${f.who} begon een pagina`, en: (f) => `${f.who} began a page` },
  'content_item.published': { nl: (f) => `${f.who} publiceerde een pagina`, en: (f) => `${f.who} published a page` },
  'content_item.scheduled': { nl: (f) => `${f.who} zette klaar wanneer een pagina online komt`, en: (f) => `${f.who} scheduled a page` },
  'content_item.unscheduled': { nl: (f) => `${f.who} haalde een pagina uit de planning`, en: (f) => `${f.who} took a page off the schedule` },
  'content_item.unpublished': { nl: (f) => `${f.who} haalde een pagina offline`, en: (f) => `${f.who} took a page offline` },
  'content_item.restored': { nl: (f) => `${f.who} zette een eerdere versie terug`, en: (f) => `${f.who} put an earlier version back` },
  'content_item.removed': { nl: (f) => `${f.who} haalde een pagina weg`, en: (f) => `${f.who} removed a page` },
})
