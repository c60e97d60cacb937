import { formWords as words } from '#features/organizations/editor/form-messages.ts'
import type { OrganizationInput } from './organization-form.ts'

export type FormPart = { id: string; title: { nl: string; en: string }; text?: { nl: string; en: string }; names: readonly OrganizationInput[] }

/** The sections of the forms of an organization. */
export const formSections: readonly FormPart[] = [
  { id: 'naam', title: words.sectionName, names: ['name', 'organizationType', 'legalForm', 'kvkNumber'] },
  { id: 'wat', title: words.sectionWork, names: ['summary', 'profile.description'] },
  { id: 'themas', title: words.sectionThemes, names: ['profile.themes'] },
  { id: 'plaats', title: words.sectionPlace, names: ['address.street', 'address.houseNumber', 'address.postcode', 'address.city'] },
  { id: 'contact', title: words.sectionContact, names: ['phone', 'publicEmail', 'website'] },
]

/** Who changes an organization says so; who signs one up has nothing to say yet. */
export const mapSection: FormPart = { id: 'sociale-kaart', title: words.sectionMap, names: ['isOnSocialMap'] }

/** What the center agreed with an organization, for its staff, on sites with a calendar. */
export const trustSection: FormPart = { id: 'afspraken', title: words.sectionTrust, names: ['isTrustedWithActivities'] }
