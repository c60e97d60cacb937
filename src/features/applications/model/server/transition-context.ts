import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { Side } from '#features/conversations/model/states.ts'
import type { ApplicationRow } from './application-row.ts'

/** Who changes the state of an application: a person in a request, or a job when time has run out. */
export type TransitionContext = {
  tx: Tx
  centerId: string
  actor: Pick<Actor, 'userId' | 'session' | 'organizationIds'> | null
  requestId: string | null
  /** Of a person who may undo the transition: when they made it. */
  now?: Date
  /** Done for the volunteer, who has no account: by the code of their letter, or by the center. */
  isForVolunteer?: true
}

/** The side that makes the transition. */
export function sideOf({ actor, isForVolunteer }: TransitionContext, { user_id, organization_id }: Pick<ApplicationRow, 'user_id' | 'organization_id'>): Side {
  if (!actor) return 'system'
  if (isForVolunteer || actor.userId === user_id) return 'volunteer'
  return actor.organizationIds.includes(organization_id) ? 'organization' : 'center'
}
