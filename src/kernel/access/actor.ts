import type { Locale } from '#kernel/i18n/messages.ts'

/** Weakest first (domain §3.15). The first belongs to a person, the next two to an organization, the next three to a center. */
export const roleNames = ['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin'] as const
export type RoleName = (typeof roleNames)[number]

export type ActorRole = { id: string; name: RoleName; organizationId: string | null }

/** One sign-in of one person, as the request that brought its credentials knows it. `token` is never logged or stored. */
export type Session = {
  client: string
  token: string
  userId: string
  /** The mail address, as the header `uid` carries it. */
  uid: string
  kind: 'normal' | 'reset' | 'impersonation'
  /** Who is acting for the person, when kind is `impersonation`. */
  impersonator: { id: string; name: string } | null
  signedInAt: Date
  expiresAt: Date
}

/** Who asks. Roles and organizations are those at the center of the request; super_admin counts at every center. */
export type Actor = {
  userId: string | null
  roles: ActorRole[]
  organizationIds: string[]
  adminOrganizationIds: string[]
  /** The checked Current-Organization-Id, or null when the request named none. */
  organizationId: string | null
  /** What kind of organization that is, where it matters: for who runs the center. */
  organizationKind: string | null
  session: Session | null
  /** The account's language; null for a stranger. */
  locale: Locale | null
  email: string | null
  name: string | null
}

/** The caller without credentials. */
export const anonymous: Actor = Object.freeze({
  userId: null,
  roles: [],
  organizationIds: [],
  adminOrganizationIds: [],
  organizationId: null,
  organizationKind: null,
  session: null,
  locale: null,
  email: null,
  name: null,
})

/** Whether the actor has one of these roles, at the center or above it; organization roles count in any organization. */
export function hasRole({ roles }: { roles: readonly { name: RoleName }[] }, names: readonly RoleName[]): boolean {
  return roles.some(({ name }) => names.includes(name))
}

/** How high somebody stands. Of whom one acts on take the roles at all centers, of who acts those at the center of the request. */
export function rankOf(roles: readonly { name: RoleName }[]): number {
  return Math.max(0, ...roles.map((role) => roleNames.indexOf(role.name)))
}
