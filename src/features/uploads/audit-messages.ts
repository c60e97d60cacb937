import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

export const auditMessages = defineAuditMessages({
  'upload.removed': { nl: (f) => `${f.who} verwijderde de foto`, en: (f) => `${f.who} removed the picture` },
})
