import { sql } from 'kysely'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { confirmed } from './save-entry.ts'

const rowColumns = { id: shown.text('e.id'), firstName: shown.text('u.first_name'), isAsked: shown.flag('e.confirm_asked_at is not null') }
type Row = RowOf<typeof rowColumns>

/** The page behind the mail that asks whether a card is still right: one press, without signing in. */
export const poolConfirmForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(row)
  },
  use: async (asked) => {
    const row = await find(asked, 'for update of e')
    if (!row) return null
    if (row.isAsked)
      await asked.tx.updateTable('pool_entries').set(confirmed(asked.now)).where('volunteer_center_id', '=', asked.centerId).where('id', '=', row.id).execute()
    return formOf({ ...row, isAsked: false })
  },
}

const formOf = ({ isAsked, firstName }: Row): Form => ({ purpose: 'pool.confirm', state: isAsked ? 'open' : 'used', firstName })

async function find({ tx, centerId, token }: AskedForm, lock = ''): Promise<Row | null> {
  const [row] = await rowsOf(
    tx,
    rowColumns,
    (columns) => sql`select ${columns} from pool_entries e join users u on u.id = e.user_id and u.status = 'active'
      where e.volunteer_center_id = ${centerId} and e.confirm_digest = ${digestOf(token)} ${sql.raw(lock)}`,
  )
  return row ?? null
}
