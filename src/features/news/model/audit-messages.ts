import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of news. */
export const auditMessages = defineAuditMessages({
  'news.created': { nl: (f) => `${f.who} begon het bericht`, en: (f) => `${f.who} began the article` },
  'news.scheduled': { nl: (f) => `${f.who} plande het bericht`, en: (f) => `${f.who} scheduled the article` },
  'news.published': { nl: (f) => `${f.who} plaatste het bericht`, en: (f) => `${f.who} published the article` },
  'news.unpublished': { nl: (f) => `${f.who} haalde het bericht van de site`, en: (f) => `${f.who} took the article off the site` },
  'news.draft': { nl: (f) => `${f.who} maakte er weer een concept van`, en: (f) => `${f.who} made it a draft again` },
  'news.archived': { nl: (f) => `${f.who} archiveerde het bericht`, en: (f) => `${f.who} archived the article` },
  'news.removed': { nl: (f) => `${f.who} gooide het bericht weg`, en: (f) => `${f.who} threw the article away` },
  'news.undone': { nl: (f) => `${f.who} nam dit terug`, en: (f) => `${f.who} took this back` },
})
