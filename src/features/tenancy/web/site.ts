import { createContext } from 'react-router'
import type { ActorRole } from '#kernel/access/actor.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Flags } from '#features/tenancy/flags.ts'
import type { Center, Tenant } from '#features/tenancy/tenant.ts'

/** Where a page stands and for whom, known before any call of the API. */
export type Site = {
  tenant: Tenant
  center: Center
  flags: Flags
  locale: Locale
  /** Who is signed in, with the roles at this center; null for a stranger. */
  person: { id: string; name: string; roles: readonly ActorRole[]; organizations: readonly { id: string; name: string; kind: string }[] } | null
  /** The organization the person acts for (specification §4). */
  organizationId: string | null
  /** Whether a page exists: `has('organizations/signup')`. Links to others are left out. */
  has(path: string): boolean
}

/** In loaders and actions: `context.get(siteContext).locale`. */
export const siteContext = createContext<Site>()
