import type { Selectable } from 'kysely'
import type { RowOf } from '#kernel/db/table.ts'
import type { Tx } from '#kernel/db/server/database.ts'
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
