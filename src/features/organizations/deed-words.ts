import { defineDeeds } from '#kernel/audit/deed.ts'

/** What is done to organizations. */
export const deedWords = defineDeeds({
  'organization.approved': { nl: (f) => `${f.who} keurde de organisatie goed`, en: (f) => `${f.who} approved the organization` },
  'organization.denied': { nl: (f) => `${f.who} wees de organisatie af`, en: (f) => `${f.who} denied the organization`, quotes: true },
  'organization.archived': { nl: (f) => `${f.who} archiveerde de organisatie`, en: (f) => `${f.who} archived the organization`, quotes: true },
  'organization.pending': { nl: (f) => `${f.who} legde de organisatie opnieuw voor`, en: (f) => `${f.who} put the organization forward again` },
  'organization.removed': { nl: (f) => `${f.who} verwijderde de organisatie`, en: (f) => `${f.who} removed the organization` },
})
