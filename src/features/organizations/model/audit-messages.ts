import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** The audit messages of organizations. */
export const auditMessages = defineAuditMessages({
  'organization.submitted': { nl: (f) => `${f.who} meldde de organisatie aan`, en: (f) => `${f.who} signed the organization up` },
  'organization.resubmitted': { nl: (f) => `${f.who} meldde de organisatie opnieuw aan`, en: (f) => `${f.who} signed the organization up again` },
  'organization.added': { nl: (f) => `${f.who} voegde de organisatie toe`, en: (f) => `${f.who} added the organization` },
  'organization.approved': { nl: (f) => `${f.who} keurde de organisatie goed`, en: (f) => `${f.who} approved the organization` },
  'organization.denied': { nl: (f) => `${f.who} wees de organisatie af`, en: (f) => `${f.who} denied the organization`, quotes: true },
  'organization.archived': { nl: (f) => `${f.who} archiveerde de organisatie`, en: (f) => `${f.who} archived the organization`, quotes: true },
  'organization.pending': { nl: (f) => `${f.who} legde de organisatie opnieuw voor`, en: (f) => `${f.who} put the organization forward again` },
  'organization.asked': { nl: (f) => `${f.who} stelde een vraag`, en: (f) => `${f.who} asked a question` },
  'organizations.undone': { nl: (f) => `${f.who} maakte dat ongedaan`, en: (f) => `${f.who} undid that` },
  'organization.removed': { nl: (f) => `${f.who} verwijderde de organisatie`, en: (f) => `${f.who} removed the organization` },
})
