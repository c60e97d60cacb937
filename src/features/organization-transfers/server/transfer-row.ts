import { sql } from 'kysely'
import { inOtherCenter } from '#kernel/db/server/in-other-center.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { TransferSide, TransferStatus } from '#features/organization-transfers/states.ts'

const moveRowColumns = {
  id: shown.text('m.id'),
  side: shown.code<TransferSide>()('m.side'),
  status: shown.code<TransferStatus>()('m.status'),
  fromId: shown.text('m.from_center_id'),
  toId: shown.text('m.to_center_id'),
  from: shown.text('f.name'),
  to: shown.text('t.name'),
  organizationId: shown.text('m.organization_id'),
  organization: shown.text('m.organization_name'),
  reason: shown.text('m.reason'),
  leavingAgreed: shown.flag('m.leaving_agreed_at is not null'),
  receivingAgreed: shown.flag('m.receiving_agreed_at is not null'),
}
export type TransferRow = RowOf<typeof moveRowColumns>

/** The center's own row of a move, which the call holds, with the names of both centers. */
export async function transferRow({ tx, id }: Pick<Call, 'tx' | 'id'>): Promise<TransferRow> {
  const rows = await rowsOf(
    tx,
    moveRowColumns,
    (columns) => sql`
    select ${columns} from organization_moves m join volunteer_centers f on f.id = m.from_center_id join volunteer_centers t on t.id = m.to_center_id
    where m.id = ${id}`,
  )
  return rows[0]!
}

export const otherCenter = ({ fromId, toId }: Pick<TransferRow, 'fromId' | 'toId'>, here: string): string => (here === fromId ? toId : fromId)

/** Does the same at both centers, here first; `work` is told where it is. */
export async function atBoth(
  { tx, centerId: here }: Pick<Call, 'tx' | 'centerId'>,
  move: Pick<TransferRow, 'fromId' | 'toId'>,
  work: (centerId: string) => Promise<void>,
): Promise<void> {
  await work(here)
  const there = otherCenter(move, here)
  await inOtherCenter(tx, { here, there }, async () => await work(there))
}
