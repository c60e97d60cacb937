import { defineAuditMessages } from '#kernel/audit/audit-message.ts'
import { roleInWords as role } from '#features/users/model/role-in-words.ts'

/** The audit messages of accounts. */
export const auditMessages = defineAuditMessages({
  'user.invited': { nl: (f) => `${f.who} nodigde uit als ${role(f.to, 'nl')}`, en: (f) => `${f.who} invited as ${role(f.to, 'en')}` },
  'user.role_offered': { nl: (f) => `${f.who} bood de rol ${role(f.to, 'nl')} aan`, en: (f) => `${f.who} offered the role ${role(f.to, 'en')}` },
  'user.access_asked': { nl: (f) => `${f.who} vroeg om toegang`, en: (f) => `${f.who} asked for access` },
  'user.email_changed': { nl: (f) => `${f.who} veranderde het e-mailadres`, en: (f) => `${f.who} changed the email address` },
  'user.password_changed': { nl: (f) => `${f.who} koos een nieuw wachtwoord`, en: (f) => `${f.who} chose a new password` },
  'user.password_reset': {
    nl: (f) => `${f.who} koos een nieuw wachtwoord met de link uit de mail`,
    en: (f) => `${f.who} chose a new password by the link of a mail`,
  },
  'user.signed_in_as': { nl: (f) => `${f.who} logde in als deze gebruiker`, en: (f) => `${f.who} signed in as this user` },
})
