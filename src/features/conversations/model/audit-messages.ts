import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

export const auditMessages = defineAuditMessages({
  'conversation.open': { nl: (f) => `${f.who} opende het gesprek weer`, en: (f) => `${f.who} opened the conversation again` },
  'conversation.closed': { nl: (f) => `${f.who} sloot het gesprek`, en: (f) => `${f.who} ended the conversation` },
  'conversation.reported': { nl: (f) => `${f.who} meldde het gesprek`, en: (f) => `${f.who} reported the conversation` },
  'conversation.stopped': {
    nl: (f) => `${f.who} wil geen berichten meer in het gesprek`,
    en: (f) => `${f.who} wants no more messages in the conversation`,
  },
  'conversation.blocked': { nl: (f) => `${f.who} zette het gesprek stil`, en: (f) => `${f.who} stopped the conversation` },
})
