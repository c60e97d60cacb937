import { type Actor, hasRole, rankOf, type RoleName, roleNames } from './actor.ts'
import { centerAdmins, isIn, organizationAdmins, organizationStaff, platformAdmins } from './role-sets.ts'

export type RoleScope = 'Person' | 'Organization' | 'VolunteerCenter' | 'Platform'

/** What kind of thing a role applies to (contract §3.1). */
export function scopeOf(name: RoleName): RoleScope {
  if (name === 'volunteer') return 'Person'
  if (isIn(platformAdmins, name)) return 'Platform'
  return isIn(organizationStaff, name) ? 'Organization' : 'VolunteerCenter'
}

export function isRoleName(value: unknown): value is RoleName {
  return typeof value === 'string' && (roleNames as readonly string[]).includes(value)
}

/** Which roles a role may give and take away (contract §3.2): never one above itself. */
const gives: Partial<Record<RoleName, readonly RoleName[]>> = {
  admin: organizationStaff,
  coordinator: ['volunteer', ...organizationStaff],
  center_admin: ['volunteer', ...organizationStaff, 'editor', 'coordinator'],
  super_admin: roleNames,
}

/** An admin of an organization gives roles in that organization only; other roles give them anywhere in the center. */
export function mayGive(actor: Pick<Actor, 'roles'>, name: RoleName, organizationId: string | null): boolean {
  return actor.roles.some((own) => (gives[own.name] ?? []).includes(name) && (!isIn(organizationAdmins, own.name) || own.organizationId === organizationId))
}

/** Admins of the center or the platform may impersonate anybody who ranks below them (contract §1.7). */
export function mayActAs(own: readonly { name: RoleName }[], other: readonly { name: RoleName }[]): boolean {
  return hasRole({ roles: own }, centerAdmins) && rankOf(own) > rankOf(other)
}
