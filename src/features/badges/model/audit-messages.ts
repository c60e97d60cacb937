import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of certificates, in the history of their workshop. */
export const auditMessages = defineAuditMessages({
  'certificates.issued': { nl: () => 'De bewijzen zijn verstuurd', en: () => 'The certificates were sent' },
  'certificates.withdrawn': { nl: () => 'Een bewijs is ingetrokken', en: () => 'A certificate was withdrawn' },
})
