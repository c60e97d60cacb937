import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

export const auditMessages = defineAuditMessages({
  'center_form.created': { nl: (f) => `${f.who} maakte een formulier`, en: (f) => `${f.who} made a form` },
  'center_form.opened': { nl: (f) => `${f.who} zette een formulier online`, en: (f) => `${f.who} put a form online` },
  'center_form.closed': { nl: (f) => `${f.who} sloot een formulier`, en: (f) => `${f.who} closed a form` },
  'center_form.removed': { nl: (f) => `${f.who} verwijderde een formulier met zijn antwoorden`, en: (f) => `${f.who} removed a form with its answers` },
  'center_form.exported': { nl: (f) => `${f.who} haalde de antwoorden van een formulier op`, en: (f) => `${f.who} took the answers to a form along` },
  'form_answer.removed': { nl: (f) => `${f.who} verwijderde een antwoord op een formulier`, en: (f) => `${f.who} removed an answer to a form` },
})
