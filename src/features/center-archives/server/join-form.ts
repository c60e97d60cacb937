import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { type RowOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { enqueue } from '#kernel/jobs/server/job.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import type { CenterJoinForm } from '#features/center-archives/center-join.ts'
import { joinJob } from './join-account.ts'

const rowColumns = {
  userId: shown.text('a.user_id'),
  knownUserId: shown.text('a.known_user_id'),
  answer: orNull(shown.code<'yes' | 'no'>()('a.answer')),
  /** Not there any more once both are one. */
  firstName: shown.text(`coalesce(u.first_name, '')`),
  center: shown.text('c.name'),
}
type Row = RowOf<typeof rowColumns>

/** Asks whoever has an account here whether that of an imported center is theirs as well: nothing is joined before they say so. */
export const centerJoinForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(row)
  },
  use: async (asked) => {
    const row = await find(asked, 'for update of a')
    if (!row) return null
    const { act } = asked
    if (row.answer || (act !== 'yes' && act !== 'no')) return formOf(row)
    const { tx, centerId, now } = asked
    await sql`update center_arrivals set answer = ${act}, answered_at = ${now} where volunteer_center_id = ${centerId} and user_id = ${row.userId}`.execute(tx)
    writeAuditEvent(
      tx,
      { centerId, actor: act === 'yes' ? { userId: row.knownUserId, session: null } : null },
      { action: act === 'yes' ? 'center_arrival.joined' : 'center_arrival.refused', subjectType: 'users', subjectId: row.userId },
    )
    await enqueue(tx, joinJob, { centerId, userId: row.userId })
    return formOf({ ...row, answer: act })
  },
}

const formOf = ({ answer, firstName, center }: Row): Form => ({ purpose: 'center.join', state: answer ?? 'open', firstName, center }) satisfies CenterJoinForm

async function find({ tx, centerId, token }: AskedForm, lock = ''): Promise<Row | null> {
  const rows = await rowsOf(
    tx,
    rowColumns,
    (columns) => sql`select ${columns} from center_arrivals a join volunteer_centers c on c.id = a.volunteer_center_id left join users u on u.id = a.user_id
      where a.volunteer_center_id = ${centerId} and a.digest = ${digestOf(token)} and a.known_user_id is not null ${sql.raw(lock)}`,
  )
  return rows[0] ?? null
}
