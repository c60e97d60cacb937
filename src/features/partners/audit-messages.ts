import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of partners. */
export const auditMessages = defineAuditMessages({
  'partner.added': { nl: (f) => `${f.who} voegde de partner toe`, en: (f) => `${f.who} added the partner` },
  'partner.removed': { nl: (f) => `${f.who} haalde de partner weg`, en: (f) => `${f.who} removed the partner` },
})
