import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** The audit messages of vacancies. */
export const auditMessages = defineAuditMessages({
  'vacancy.created': { nl: (f) => `${f.who} maakte de vacature`, en: (f) => `${f.who} made the vacancy` },
  'vacancy.draft': { nl: (f) => `${f.who} maakte er weer een concept van`, en: (f) => `${f.who} made it a draft again` },
  'vacancy.pending': { nl: (f) => `${f.who} leverde de vacature in`, en: (f) => `${f.who} handed the vacancy in` },
  'vacancy.denied': { nl: (f) => `${f.who} wees de vacature af`, en: (f) => `${f.who} denied the vacancy`, quotes: true },
  'vacancy.changes_requested': {
    nl: (f) => `${f.who} vroeg de organisatie iets te veranderen`,
    en: (f) => `${f.who} asked the organization for changes`,
    quotes: true,
  },
  'vacancy.published': { nl: (f) => `${f.who} zette de vacature online`, en: (f) => `${f.who} put the vacancy online` },
  'vacancy.extended': {
    nl: (f) => `${f.who} verlengde de vacature van ${f.from} tot ${f.to}`,
    en: (f) => `${f.who} extended the vacancy from ${f.from} to ${f.to}`,
  },
  'vacancy.put_first': { nl: (f) => `${f.who} zette de vacature vooraan tot en met ${f.to}`, en: (f) => `${f.who} put the vacancy first until ${f.to}` },
  'vacancy.put_back': { nl: (f) => `${f.who} zette de vacature niet langer vooraan`, en: (f) => `${f.who} no longer puts the vacancy first` },
  'vacancy.shared': { nl: (f) => `${f.who} deelde de vacature met ${f.to}`, en: (f) => `${f.who} shared the vacancy with ${f.to}` },
  'vacancy.unshared': { nl: (f) => `${f.who} deelt de vacature met niemand meer`, en: (f) => `${f.who} shares the vacancy with nobody any more` },
  'vacancy.changed': { nl: (f) => `${f.who} veranderde de vacature`, en: (f) => `${f.who} changed the vacancy` },
  'vacancy.removed': { nl: (f) => `${f.who} gooide het concept weg`, en: (f) => `${f.who} threw the draft away` },
  'vacancies.undone': { nl: (f) => `${f.who} nam dit terug`, en: (f) => `${f.who} took this back` },
  'vacancy.paused': { nl: (f) => `${f.who} zette de vacature stil`, en: (f) => `${f.who} paused the vacancy` },
  'vacancy.filled': { nl: () => 'De laatste plek is bezet', en: () => 'The last place was taken' },
  'vacancy.closed': { nl: (f) => `${f.who} sloot de vacature`, en: (f) => `${f.who} closed the vacancy` },
  'vacancy.archived': { nl: (f) => `${f.who} archiveerde de vacature`, en: (f) => `${f.who} archived the vacancy` },
})
