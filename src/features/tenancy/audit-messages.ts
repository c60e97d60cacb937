import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of centers. */
export const auditMessages = defineAuditMessages({
  'volunteer_center.reviews': {
    nl: (f) => `${f.who} stelde in dat het centrum vacatures eerst nakijkt`,
    en: (f) => `${f.who} had the center review vacancies first`,
  },
  'volunteer_center.trusts': {
    nl: (f) => `${f.who} stelde in dat vacatures meteen online komen`,
    en: (f) => `${f.who} had vacancies go online at once`,
  },
})
