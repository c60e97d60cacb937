import { defineAuditMessages, type AuditMessageFacts } from '#kernel/audit/audit-message.ts'

/** Where the other center acted no person is named, since this center does not know the people there. */
const by = ({ who, from }: AuditMessageFacts) => from ?? who

/** `from`: the other center, where the action took place there. */
export const auditMessages = defineAuditMessages({
  'organization.move_requested': {
    nl: (f) => `${by(f)} vroeg of de organisatie mag verhuizen`,
    en: (f) => `${by(f)} asked whether the organization may move`,
    quotes: true,
  },
  'organization.move_agreed': { nl: (f) => `${by(f)} stemde in met de verhuizing`, en: (f) => `${by(f)} agreed to the move` },
  'organization.move_refused': { nl: (f) => `${by(f)} wees de verhuizing af`, en: (f) => `${by(f)} refused the move`, quotes: true },
  'organization.move_withdrawn': { nl: (f) => `${by(f)} trok de verhuizing in`, en: (f) => `${by(f)} withdrew the move` },
  'organization.moved': { nl: (f) => `De organisatie verhuisde van ${f.from} naar ${f.to}`, en: (f) => `The organization moved from ${f.from} to ${f.to}` },
})
