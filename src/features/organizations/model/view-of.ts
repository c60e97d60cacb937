import { type Actor, hasRole, type RoleName } from '#kernel/access/actor.ts'
import { centerStaff, organizationStaff } from '#kernel/access/role-sets.ts'
import type { OrganizationType } from './states.ts'

/** Whose rows somebody sees: their own, those of an organization, those of the whole center. */
export type View = 'own' | 'team' | 'center'

type Selected = { id: string; kind: string | null } | null

const ownOfCenter: OrganizationType = 'VolunteerCenter'

/**
 * What the selected organization means, for lists, dashboards and counts: with the center's own organization, or none, center
 * staff see the whole center; with another one they see what its members see.
 */
export function viewOf(roles: readonly { name: RoleName }[], selected: Selected): View {
  if (hasRole({ roles }, centerStaff)) return selected && selected.kind !== ownOfCenter ? 'team' : 'center'
  return selected && hasRole({ roles }, organizationStaff) ? 'team' : 'own'
}

/** The selection of an actor, for `viewOf`. */
export const selectedOf = ({ organizationId: id, organizationKind: kind }: Pick<Actor, 'organizationId' | 'organizationKind'>): Selected =>
  id === null ? null : { id, kind }
