import { sql } from 'kysely'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { inputWords as words } from '#features/organizations/model/input-words.ts'

type Asking = Pick<Call, 'tx' | 'centerId' | 'id'>

/**
 * A number of the chamber of commerce stands for one organization of a center. Who comes second is told whom to ask, and not
 * which one it is: it may wait for approval. The number is held until the transaction ends, so of two at once one comes second.
 * @throws {Invalid} taken
 */
export async function refuseTakenNumber({ tx, centerId, id }: Asking, kvkNumber: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`kvk ${centerId} ${kvkNumber}`}, 0))`.execute(tx)
  const rows = await rowsOf(
    tx,
    {
      phone: orNull(shown.text('c.phone')),
    },
    (columns) => sql`
    select ${columns} from organizations o join volunteer_centers c on c.id = o.volunteer_center_id
    where o.volunteer_center_id = ${centerId} and o.kvk_number = ${kvkNumber} and o.id::text <> ${id} limit 1`,
  )
  if (rows[0]) throw new Invalid([{ code: 'taken', attribute: 'kvkNumber', words: sayInAll(words.takenNumber, rows[0]) }])
}
