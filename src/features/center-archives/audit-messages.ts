import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of archives of a whole center. */
export const auditMessages = defineAuditMessages({
  'center_export.asked': { nl: (f) => `${f.who} vroeg om een kopie van alle gegevens`, en: (f) => `${f.who} asked for a copy of all data` },
  'center_export.made': { nl: (f) => `De kopie van alle gegevens is gemaakt: ${f.to} regels`, en: (f) => `The copy of all data was made: ${f.to} rows` },
  'center_export.failed': { nl: () => 'De kopie van alle gegevens is niet gelukt', en: () => 'The copy of all data could not be made' },
  'center_export.downloaded': { nl: (f) => `${f.who} downloadde de kopie van alle gegevens`, en: (f) => `${f.who} downloaded the copy of all data` },
  'center.imported': { nl: (f) => `Alle gegevens zijn hier ingelezen: ${f.to} regels`, en: (f) => `All data was imported here: ${f.to} rows` },
  'center_arrival.joined': { nl: (f) => `${f.who} voegde beide accounts samen`, en: (f) => `${f.who} joined both accounts` },
  'center_arrival.refused': { nl: () => 'Iemand wilde de accounts niet samenvoegen', en: () => 'Somebody did not want to join the accounts' },
})
