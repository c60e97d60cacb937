import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

export const auditMessages = defineAuditMessages({
  'file.replaced': { nl: (f) => `${f.who} verving het bestand`, en: (f) => `${f.who} replaced the file` },
  'file.thrown_away': { nl: (f) => `${f.who} gooide het bestand weg`, en: (f) => `${f.who} threw the file away` },
  'file.restored': { nl: (f) => `${f.who} haalde het bestand terug`, en: (f) => `${f.who} took the file back` },
  'files.undone': { nl: (f) => `${f.who} draaide dat terug`, en: (f) => `${f.who} undid that` },
  'file.removed': { nl: (f) => `${f.who} verwijderde het bestand voorgoed`, en: (f) => `${f.who} removed the file for good` },
})
