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
  /** Done for the volunteer, who has no account: by the code of their letter, or by the center. */
  isForVolunteer?: true
}

/** Whose doing it is. */
export function sideOf({ actor, isForVolunteer }: Mover, { user_id, organization_id }: Pick<ApplicationRow, 'user_id' | 'organization_id'>): Side {
  if (!actor) return 'system'
  if (isForVolunteer || actor.userId === user_id) return 'volunteer'
  return actor.organizationIds.includes(organization_id) ? 'organization' : 'center'
}
