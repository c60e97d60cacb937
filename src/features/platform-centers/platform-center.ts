import { email, number, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import type { PlatformSite } from '#features/tenancy/site.ts'
import type { TenantKind } from '#features/tenancy/tenant.ts'

/** `new`: nobody with a working account has come yet. A closed center is `suspended`, whoever has come. */
export const centerStates = ['open', 'new', 'suspended'] as const
export type CenterState = (typeof centerStates)[number]

/** A center as the list of the platform's admins shows it (decisions 64). Its rows are made by `server/overview.ts`. */
export const platformCenter = defineResource({
  type: 'platform_centers',
  belongsTo: 'platform',
  order: 'name',
  versioned: false,
  attributes: {
    name: text({ readOnly: true, sort: true }),
    town: text({ readOnly: true, sort: true }),
    /** The key of its site. */
    tenant: text({ readOnly: true, sort: true }),
    origin: text({ readOnly: true }),
    state: oneOf(centerStates, { readOnly: true, filter: ['eq'] }),
    people: number({ readOnly: true, sort: true }),
    /** Published ones. */
    vacancies: number({ readOnly: true, sort: true }),
    lastActivity: timestamp({ readOnly: true, optional: true, sort: true }),
    /** In the last 30 days. */
    failedMails: number({ readOnly: true, sort: true }),
  },
  filters: { search: text() },
  verbs: ['list'],
})

export const centerOrders = ['name', 'town', 'tenant', 'people', 'vacancies', 'last_activity', 'failed_mails'] as const
export type CenterOrder = (typeof centerOrders)[number]

export type CenterRow = {
  id: string
  name: string
  town: string
  tenant: string
  origin: string
  state: CenterState
  people: number
  vacancies: number
  lastActivity: string | null
  failedMails: number
}

/** Somebody who was invited as the center's admin and has not come yet. */
export type WaitingAdmin = { name: string; email: string; invitedAt: string }

export type PlatformCenter = CenterRow & {
  site: PlatformSite
  /** `site`: its whole site is closed. */
  closed: 'site' | 'center' | null
  waiting: WaitingAdmin | null
  failures: { /** What the mail is called. */ mail: string; reason: string; at: string }[]
  trace: { text: string; note: string | null; at: string }[]
}

/** What is asked when a center is added: of the center, its address and its first admin. Keys and slugs follow from the town. */
export const addFields = {
  /** `new`, or the key of the site that it joins. */
  site: text({ max: 40 }),
  /** Of a new site. The most frequent kinds come first. */
  kind: oneOf(['town_bank', 'town_point', 'participation', 'public', 'demo'] satisfies readonly TenantKind[], { optional: true }),
  name: text({ max: 120 }),
  town: text({ max: 80 }),
  address: text({ max: 300, optional: true }),
  firstName: text({ max: 100 }),
  lastName: text({ max: 100, optional: true }),
  email: email(),
  locale: oneOf(['nl', 'en']),
}
export const newSite = 'new'

/** What was made, in `meta.added`; the link works once and is shown this once. */
export type AddedCenter = { id: string; name: string; origin: string; email: string; link: string | null }
