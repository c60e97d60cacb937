import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

/** Audit messages of exports. */
export const auditMessages = defineAuditMessages({
  'organizations.exported': { nl: (f) => `${f.who} exporteerde ${f.to} organisaties`, en: (f) => `${f.who} exported ${f.to} organizations` },
  'vacancies.exported': { nl: (f) => `${f.who} exporteerde ${f.to} vacatures`, en: (f) => `${f.who} exported ${f.to} vacancies` },
  'applications.exported': { nl: (f) => `${f.who} exporteerde ${f.to} aanvragen`, en: (f) => `${f.who} exported ${f.to} applications` },
  'analytics.exported': { nl: (f) => `${f.who} exporteerde ${f.to} regels met cijfers`, en: (f) => `${f.who} exported ${f.to} lines of numbers` },
  'news.exported': { nl: (f) => `${f.who} exporteerde het nieuws: ${f.to}`, en: (f) => `${f.who} exported the news: ${f.to}` },
  'partners.exported': { nl: (f) => `${f.who} exporteerde ${f.to} partners`, en: (f) => `${f.who} exported ${f.to} partners` },
  'files.exported': { nl: (f) => `${f.who} exporteerde de lijst van ${f.to} bestanden`, en: (f) => `${f.who} exported the list of ${f.to} files` },
  'content_items.exported': { nl: (f) => `${f.who} exporteerde de lijst van ${f.to} pagina’s`, en: (f) => `${f.who} exported the list of ${f.to} pages` },
  'reply_templates.exported': { nl: (f) => `${f.who} exporteerde ${f.to} standaardteksten`, en: (f) => `${f.who} exported ${f.to} ready texts` },
  'users.exported': { nl: (f) => `${f.who} exporteerde de gegevens van ${f.to} mensen`, en: (f) => `${f.who} exported the data of ${f.to} people` },
})
