import { defineAuditMessages } from '#kernel/audit/audit-message.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { factsInWords } from './facts-in-words.ts'
import { roleInWords as role } from './role-in-words.ts'
import type { UserState } from './user-states.ts'

const states: Record<UserState, { nl: string; en: string }> = {
  active: { nl: 'actief', en: 'active' },
  invited: { nl: 'uitgenodigd', en: 'invited' },
  inactive: { nl: 'niet actief', en: 'inactive' },
  archived: { nl: 'gearchiveerd', en: 'archived' },
}
const state = (name: string | null, locale: Locale) => states[name as UserState]?.[locale] ?? name ?? ''

/** Audit messages of people. */
export const auditMessages = defineAuditMessages({
  'user.viewed': { nl: (f) => `${f.who} bekeek de gegevens`, en: (f) => `${f.who} looked at the details` },
  'user.role_added': { nl: (f) => `${f.who} gaf de rol ${role(f.to, 'nl')}`, en: (f) => `${f.who} gave the role ${role(f.to, 'en')}` },
  'user.role_removed': { nl: (f) => `${f.who} nam de rol ${role(f.from, 'nl')} weg`, en: (f) => `${f.who} took the role ${role(f.from, 'en')} away` },
  'user.membership_ended': { nl: (f) => `${f.who} nam hier alle rollen weg`, en: (f) => `${f.who} took all roles here away` },
  'user.status_changed': {
    nl: (f) => `${f.who} zette het account op ${state(f.to, 'nl')}`,
    en: (f) => `${f.who} made the account ${state(f.to, 'en')}`,
  },
  'user.updated': {
    nl: (f) => `${f.who} veranderde ${factsInWords(f.to, 'nl')}`,
    en: (f) => `${f.who} changed ${factsInWords(f.to, 'en')}`,
  },
  'user.sessions_ended': { nl: (f) => `${f.who} logde het account overal uit`, en: (f) => `${f.who} signed the account out everywhere` },
  'users.undone': {
    nl: (f) => `${f.who} maakte dat ongedaan: het account is weer ${state(f.to, 'nl')}`,
    en: (f) => `${f.who} undid that: the account is ${state(f.to, 'en')} again`,
  },
  'user.invited_again': { nl: (f) => `${f.who} stuurde de uitnodiging nog een keer`, en: (f) => `${f.who} sent the invitation again` },
  'user.invitation_held_back': { nl: (f) => `${f.who} hield de nieuwe uitnodiging tegen`, en: (f) => `${f.who} held the new invitation back` },
  'user.archived': { nl: (f) => `${f.who} archiveerde het account`, en: (f) => `${f.who} archived the account` },
})
