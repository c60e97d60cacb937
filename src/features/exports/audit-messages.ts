import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of exports. */
export const auditMessages = defineAuditMessages({
  'organizations.exported': { nl: (f) => `${f.who} exporteerde ${f.to} organisaties`, en: (f) => `${f.who} exported ${f.to} organizations` },
  'vacancies.exported': { nl: (f) => `${f.who} exporteerde ${f.to} vacatures`, en: (f) => `${f.who} exported ${f.to} vacancies` },
  'applications.exported': { nl: (f) => `${f.who} exporteerde ${f.to} aanvragen`, en: (f) => `${f.who} exported ${f.to} applications` },
  'users.exported': { nl: (f) => `${f.who} exporteerde de gegevens van ${f.to} mensen`, en: (f) => `${f.who} exported the data of ${f.to} people` },
})
