import type { Selectable } from 'kysely'
import type { Meeting } from '#features/applications/model/meeting.ts'
import type { DeclineReason, WithdrawReason } from '#features/applications/model/states.ts'
import type { Side } from '#features/conversations/model/states.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import type { RowOf } from '#kernel/db/table.ts'
import type { applications } from './tables.ts'

/** What a step changes beside the status: an undo puts it back. */
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

/** An application as a step needs it. */
export type ApplicationRow = Pick<Selectable<RowOf<typeof applications>>, (typeof columns)[number]>

/** The row, held until the transaction ends. */
export async function lockApplication(tx: Tx, { centerId, id }: { centerId: string; id: string }): Promise<ApplicationRow> {
  return await tx
    .selectFrom('applications')
    .select(columns)
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** As it was before a step, for who takes it back. */
export function valuesBefore(row: ApplicationRow): Record<string, unknown> {
  return Object.fromEntries(changing.map((name) => [name, row[name]]))
}

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

/** What goes with a transition of an application. */
export type TransitionDetails = {
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  /** Words to the volunteer, said in the conversation first. */ message?: string | null
  /** When and where, with an invitation or the first day. */ meeting?: Meeting | null
  /** Of who is done: how much they helped. */ hoursReported?: number | null
  /** A parent said no. */ byParent?: true
  /** The message that led to it says it already, so that nobody is notified. */ isQuiet?: boolean
}
