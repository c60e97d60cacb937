import { email, number, oneOf, text } from '#kernel/fields/field.ts'
import { tenantKinds } from './tenant.ts'

/** A key or a slug stands in hosts and addresses. */
const slug = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/

/** What is asked of a new site. Its flags follow from the kind (specification §6). */
export const tenantFields = {
  key: text({ max: 40, pattern: slug }),
  kind: oneOf(tenantKinds),
  /** The fixed display name; without one the site is called like its center. */
  displayName: text({ max: 80, optional: true }),
  /** Scheme, host and port, such as https://vrijwilligers.example.nl; needed in production. */
  origin: text({ max: 300, optional: true }),
}

/** What is asked of a new center. */
export const centerFields = {
  name: text({ max: 120 }),
  slug: text({ max: 80, pattern: slug }),
  town: text({ max: 80 }),
  latitude: number({ min: 50, max: 54 }),
  longitude: number({ min: 3, max: 8 }),
  email: email({ optional: true }),
  phone: text({ max: 40, optional: true, reads: 'telephone' }),
  /** A host of its own, for a center that is not the first one of its site. */
  host: text({ max: 300, optional: true }),
}

/** Why a site is closed for now: for its record, not for its visitors. */
export const suspensionFields = { reason: text({ max: 300, optional: true }) }
