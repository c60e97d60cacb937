import type { Locale } from '#kernel/i18n/messages.ts'

/** Weakest first (domain §3.15). The first belongs to a person, the next two to an organization, the next three to a center. */
export const roleNames = ['volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin'] as const
export type RoleName = (typeof roleNames)[number]

export type ActorRole = { id: string; name: RoleName; organizationId: string | null }

/** A session as the request with its credentials knows it. `token` is never logged or stored. */
export type Session = {
  client: string
  token: string
  userId: string
  /** The mail address, as sent in the header `uid`. */
  uid: string
  kind: 'normal' | 'reset' | 'impersonation'
  /** Who acts for the person, when kind is `impersonation`. */
  impersonator: { id: string; name: string } | null
  signedInAt: Date
  expiresAt: Date
}

/** Who makes the call. Roles and organizations are those at the center of the request; super_admin counts at every center. */
export type Actor = {
  userId: string | null
  roles: ActorRole[]
  organizationIds: string[]
  adminOrganizationIds: string[]
  /** The checked Current-Organization-Id, or null when the request named none. */
  organizationId: string | null
  /** The kind of that organization, for the checks that ask whether it runs the center. */
  organizationKind: string | null
  session: Session | null
  /** The account's language; null for a visitor. */
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

/**
 * The rank of the highest role. Pass the roles at all centers for the person acted on, and those at the center of the request
 * for the actor.
 */
export function rankOf(roles: readonly { name: RoleName }[]): number {
  return Math.max(0, ...roles.map((role) => roleNames.indexOf(role.name)))
}
