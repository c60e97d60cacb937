import { defineAuditMessages } from '#kernel/audit/audit-message.ts'

export const auditMessages = defineAuditMessages({
  'center_look.changed': { nl: (f) => `${f.who} koos een nieuw uiterlijk`, en: (f) => `${f.who} chose a new look` },
  'center_look.restored': { nl: (f) => `${f.who} zette een eerder uiterlijk terug`, en: (f) => `${f.who} put an earlier look back` },
  'center_footer.changed': { nl: (f) => `${f.who} paste de footer aan`, en: (f) => `${f.who} changed the footer` },
  'center_contact.changed': { nl: (f) => `${f.who} paste de contactpersoon aan`, en: (f) => `${f.who} changed the contact person` },
  'center_settings.changed': { nl: (f) => `${f.who} paste de instellingen aan`, en: (f) => `${f.who} changed the settings` },
  'volunteer_center_profiles.undone': { nl: (f) => `${f.who} maakte dat ongedaan`, en: (f) => `${f.who} undid that` },
})
