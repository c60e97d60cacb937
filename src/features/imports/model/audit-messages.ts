import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of imports. */
export const auditMessages = defineAuditMessages({
  'import.applied': { nl: (f) => `${f.who} importeerde een lijst`, en: (f) => `${f.who} imported a list` },
  'import.undone': { nl: (f) => `${f.who} draaide een import terug`, en: (f) => `${f.who} undid an import` },
  'organization.imported': { nl: (f) => `${f.who} voegde de organisatie toe uit een lijst`, en: (f) => `${f.who} added the organization from a list` },
  'organization.filled_in': { nl: (f) => `${f.who} vulde de organisatie aan uit een lijst`, en: (f) => `${f.who} completed the organization from a list` },
  'user.filled_in': { nl: (f) => `${f.who} vulde de gegevens aan uit een lijst`, en: (f) => `${f.who} completed the details from a list` },
})
