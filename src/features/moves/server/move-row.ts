import { sql } from 'kysely'
import { atCenter } from '#kernel/db/server/at-center.ts'
import type { Call } from '#kernel/jsonapi/server/verbs.ts'
import type { MoveSide, MoveStatus } from '#features/moves/states.ts'

export type MoveRow = {
  id: string
  side: MoveSide
  status: MoveStatus
  fromId: string
  toId: string
  from: string
  to: string
  organizationId: string
  organization: string
  reason: string
  leavingAgreed: boolean
  receivingAgreed: boolean
}

/** The center's own row of a move, which the call holds, with the names of both centers. */
export async function moveRow({ tx, id }: Pick<Call, 'tx' | 'id'>): Promise<MoveRow> {
  const { rows } = await sql<MoveRow>`
    select m.id, m.side, m.status, m.from_center_id as "fromId", m.to_center_id as "toId", f.name as "from", t.name as "to",
      m.organization_id as "organizationId", m.organization_name as organization, m.reason,
      m.leaving_agreed_at is not null as "leavingAgreed", m.receiving_agreed_at is not null as "receivingAgreed"
    from organization_moves m join volunteer_centers f on f.id = m.from_center_id join volunteer_centers t on t.id = m.to_center_id
    where m.id = ${id}`.execute(tx)
  return rows[0]!
}

export const otherCenter = ({ fromId, toId }: Pick<MoveRow, 'fromId' | 'toId'>, here: string): string => (here === fromId ? toId : fromId)

/** Does the same at both centers, here first; `work` is told where it is. */
export async function atBoth(
  { tx, centerId: here }: Pick<Call, 'tx' | 'centerId'>,
  move: Pick<MoveRow, 'fromId' | 'toId'>,
  work: (centerId: string) => Promise<void>,
): Promise<void> {
  await work(here)
  const there = otherCenter(move, here)
  await atCenter(tx, { here, there }, async () => await work(there))
}
