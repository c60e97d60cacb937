import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Side } from '#features/conversations/states.ts'
import type { ApplicationRow } from './application-row.ts'

/** Who moves an application: a person in a request, or a job for which time has run out. */
export type Mover = {
  tx: Tx
  centerId: string
  actor: Pick<Actor, 'userId' | 'session' | 'organizationIds'> | null
  requestId: string | null
  /** Of a person who may take the step back: when they took it. */
  now?: Date
}

/** Whose doing it is. */
export function sideOf({ actor }: Pick<Mover, 'actor'>, { user_id, organization_id }: Pick<ApplicationRow, 'user_id' | 'organization_id'>): Side {
  if (!actor) return 'system'
  if (actor.userId === user_id) return 'volunteer'
  return actor.organizationIds.includes(organization_id) ? 'organization' : 'center'
}
