import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import type { CenterRemoval, RemovalWait, RemovedCenter } from '#features/center-removals/center-removal.ts'

const center = {
  id: shown.text('c.id'),
  name: shown.text('c.name'),
  town: shown.text('c.town'),
  /** Since when nobody could change anything: itself or its site, whichever was closed first. */
  closedAt: orNull(shown.moment('least(c.suspended_at, t.suspended_at)')),
  /** Whether the address of its site shows it, and other centers belong to that site. */
  leadsSite: shown.flag('c.is_default and exists (select from volunteer_centers o where o.tenant_key = c.tenant_key and o.id <> c.id)'),
}

export type LeavingCenter = { id: string; name: string; town: string; closedAt: Date | null; leadsSite: boolean }

/** A center as its removal looks at it, locked until the transaction ends: nobody adds a row of it meanwhile. @throws {NotFound} */
export const lockCenter = async (tx: Tx, id: string): Promise<LeavingCenter> => await findCenter(tx, id, sql`for update of c`)

async function findCenter(tx: Tx, id: string, lock: ReturnType<typeof sql>): Promise<LeavingCenter> {
  const [found] = isUuid(id)
    ? await rowsOf(tx, center, (columns) => sql`select ${columns} from volunteer_centers c join tenants t on t.key = c.tenant_key where c.id = ${id} ${lock}`)
    : []
  if (!found) throw new NotFound('center_removals', id)
  return found
}

/** What its removal waits for, whatever the day. */
export async function waitsOf(db: Database, { id, closedAt, leadsSite }: LeavingCenter, withoutExport: string | null): Promise<RemovalWait[]> {
  const [seen] = await db.inCenter(
    id,
    async (tx) =>
      await rowsOf(
        tx,
        {
          isRunning: shown.flag(sql`exists (select from center_exports e where e.volunteer_center_id = ${id} and e.status = 'running')`),
          isReady: shown.flag(
            sql`exists (select from center_exports e where e.volunteer_center_id = ${id} and e.status = 'ready' and e.expires_at > now() and not ${fetched(id, sql`e.id`)})`,
          ),
          // The archive goes after a week and the trace of it stays.
          isDone: shown.flag(
            sql`exists (select from audit_events m where m.volunteer_center_id = ${id} and m.action = 'center_export.made' and m.at > ${closedAt} and ${fetched(id, sql`m.subject_id`)})`,
          ),
        },
        (columns) => sql`select ${columns}`,
      ),
  )
  const { isRunning, isReady, isDone } = seen!
  const waits: [RemovalWait, boolean][] = [
    ['exporting', isRunning],
    ['unfetched', isReady],
    ['no_export', !isDone && withoutExport === null && !isRunning && !isReady],
    ['leads_site', leadsSite],
  ]
  return waits.flatMap(([wait, applies]) => (applies ? [wait] : []))
}

const fetched = (centerId: string, exportId: ReturnType<typeof sql>) =>
  sql`exists (select from audit_events d where d.volunteer_center_id = ${centerId} and d.subject_type = 'center_exports' and d.subject_id = ${exportId}
    and d.action = 'center_export.downloaded')`

/** The removal of a center that is there; null when none is planned. @throws {NotFound} */
export async function readRemoval(db: Database, id: string): Promise<CenterRemoval | null> {
  const { found, row } = await db.onPlatform(async (tx) => ({
    found: await findCenter(tx, id, sql``),
    row: await tx.selectFrom('center_removals').selectAll().where('center_id', '=', id).where('finished_at', 'is', null).executeTakeFirst(),
  }))
  if (!row) return null
  return {
    plannedAt: row.planned_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    startedAt: row.started_at?.toISOString() ?? null,
    withoutExport: row.without_export,
    waits: row.started_at ? [] : await waitsOf(db, found, row.without_export),
  }
}

/** Centers that are no more, the latest first: a few dozen in the life of a platform. */
export async function readRemoved(tx: Tx): Promise<RemovedCenter[]> {
  const rows = await tx.selectFrom('center_removals').selectAll().where('finished_at', 'is not', null).orderBy('finished_at', 'desc').limit(200).execute()
  return rows.map(({ center_id, name, town, finished_at, removed, without_export }) => ({
    id: center_id,
    name,
    town,
    finishedAt: finished_at!.toISOString(),
    rows: Object.values(removed).reduce((sum, n) => sum + n, 0),
    people: removed['users'] ?? 0,
    withoutExport: without_export,
  }))
}
