import type { Selectable } from 'kysely'
import type { Meeting } from '#features/applications/model/meeting.ts'
import type { DeclineReason, WithdrawReason } from '#features/applications/model/states.ts'
import type { Side } from '#features/conversations/model/states.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { applications } from './tables.ts'

/** The columns that a transition changes beside the status, which an undo restores. */
const changing = [
  'decided_by',
  'decided_at',
  'first_response_at',
  'decline_reason',
  'withdraw_reason',
  'moved_at',
  'meeting_starts_at',
  'meeting_ends_at',
  'meeting_place',
  'place_offered_at',
  'start_date',
  'ended_at',
  'hours_reported',
  'snoozed_until',
] as const
const columns = [
  'vacancy_id',
  'guest_name',
  'parent_email',
  'parent_consent_at',
  'organization_id',
  'user_id',
  'conversation_id',
  'slot_id',
  'status',
  'calendar_key',
  'calendar_sequence',
  ...changing,
] as const

/** The columns of an application that a transition needs. */
export type ApplicationRow = Pick<Selectable<RowOf<typeof applications>>, (typeof columns)[number]>

/** Locks the row until the transaction ends. */
export async function lockApplication(tx: Tx, { centerId, id }: { centerId: string; id: string }): Promise<ApplicationRow> {
  return await tx
    .selectFrom('applications')
    .select(columns)
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The values before a transition, for its undo. */
export function valuesBefore(row: ApplicationRow): Record<string, unknown> {
  return Object.fromEntries(changing.map((name) => [name, row[name]]))
}

/** Who makes a transition: a person in a request, or a job. */
export type TransitionContext = {
  tx: Tx
  centerId: string
  actor: Pick<Actor, 'userId' | 'session' | 'organizationIds'> | null
  requestId: string | null
  /** The time of the request; set if its author may undo the transition. */
  now?: Date
  /** Made on behalf of a guest, with the code of their letter or by the center. */
  isForVolunteer?: true
}

/** The side that makes the transition. */
export function sideOf({ actor, isForVolunteer }: TransitionContext, { user_id, organization_id }: Pick<ApplicationRow, 'user_id' | 'organization_id'>): Side {
  if (!actor) return 'system'
  if (isForVolunteer || actor.userId === user_id) return 'volunteer'
  return actor.organizationIds.includes(organization_id) ? 'organization' : 'center'
}

/** What goes with a transition of an application. */
export type TransitionDetails = {
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  /** A message to the volunteer, added to the conversation. */ message?: string | null
  /** The appointment of an invitation or an acceptance. */ meeting?: Meeting | null
  /** How many hours a volunteer who is done has helped. */ hoursReported?: number | null
  /** A parent refused. */ byParent?: true
  /** A message that made the transition is itself notified, so the transition is not. */ isQuiet?: boolean
}
