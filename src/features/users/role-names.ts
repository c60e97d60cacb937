import { type Actor, rankOf, type RoleName, roleNames } from '#kernel/access/actor.ts'

export { type RoleName, roleNames } from '#kernel/access/actor.ts'

export type RoleScope = 'Person' | 'Organization' | 'VolunteerCenter' | 'Platform'

/** What a role is about (contract §3.1). */
export function scopeOf(name: RoleName): RoleScope {
  if (name === 'volunteer') return 'Person'
  if (name === 'super_admin') return 'Platform'
  return name === 'member' || name === 'admin' ? 'Organization' : 'VolunteerCenter'
}

/** The rank from which somebody runs a center, and sees of its people what others do not. */
export const runsCenter = roleNames.indexOf('coordinator')

export function isRoleName(value: unknown): value is RoleName {
  return typeof value === 'string' && (roleNames as readonly string[]).includes(value)
}

/** Which roles a role may give and take (contract §3.2). Nobody reaches above their own. */
const gives: Partial<Record<RoleName, readonly RoleName[]>> = {
  admin: ['member', 'admin'],
  coordinator: ['volunteer', 'member', 'admin'],
  center_admin: ['volunteer', 'member', 'admin', 'editor', 'coordinator'],
  super_admin: roleNames,
}

/** An admin of an organization gives roles in that organization only; the others in the whole center. */
export function mayGive(actor: Pick<Actor, 'roles'>, name: RoleName, organizationId: string | null): boolean {
  return actor.roles.some((own) => (gives[own.name] ?? []).includes(name) && (own.name !== 'admin' || own.organizationId === organizationId))
}

/** Who runs the center or the platform may look through the eyes of anybody below them (contract §1.7). */
export function mayActAs(own: readonly { name: RoleName }[], other: readonly { name: RoleName }[]): boolean {
  return rankOf(own) >= roleNames.indexOf('center_admin') && rankOf(own) > rankOf(other)
}
