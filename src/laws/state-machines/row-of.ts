import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { id } from '#src/testing/two-towns.ts'
import type { Seen } from './walk.ts'

type Table = 'vacancies' | 'workshops' | 'organizations' | 'conversations' | 'organization_moves' | 'users'

/** The whole row of a thing of the demo town, except when somebody was last seen, and the state that its latest audit event names. */
export async function rowOf<State>({ db }: { db: Database }, table: Table, thing: string): Promise<Seen<State>> {
  const read = async (tx: Tx) =>
    (
      await sql<{ row: Record<string, unknown>; state: State }>`
        select to_jsonb(t) - 'last_active_at' - 'last_seen_at' as row, t.status as state from ${sql.table(table)} t where t.id = ${thing}`.execute(tx)
    ).rows[0]!
  const told = async (tx: Tx) =>
    (
      await sql<{ to_state: string | null }>`
        select to_state from audit_events where subject_id = ${thing} and to_state is not null order by at desc, id desc limit 1`.execute(tx)
    ).rows[0]?.to_state ?? null
  const center = id.center('demo')
  const row = table === 'users' ? await db.onPlatform(read) : await db.inCenter(center, read)
  return { ...row, told: await db.inCenter(center, told) }
}
