import { sql } from 'kysely'
import { tablesOfCenters } from '#kernel/db/server/center-copy/center-tables.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { defineJob } from '#kernel/jobs/server/job.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import { leftOutTables } from './left-out.ts'

export type JoinKey = { centerId: string; userId: string }

/** Carries out what somebody answered. Every step may run again, so that a crash leaves nothing half done. */
export const joinJob = defineJob<JoinKey>({ name: 'center-archives.join', seconds: 300 })

export async function joinAccount(db: Database, { centerId, userId }: JoinKey): Promise<void> {
  const arrival = await db.inCenter(
    centerId,
    async (tx) => await tx.selectFrom('center_arrivals').select(['known_user_id', 'answer']).where('user_id', '=', userId).executeTakeFirst(),
  )
  if (!arrival?.known_user_id || !arrival.answer) return
  if (arrival.answer === 'no') return await leaveAlone(db, userId)
  const knownId = arrival.known_user_id
  const columns = await db.inCenter(centerId, columnsOfPeople)
  for (const { table, column } of columns) await db.inCenter(centerId, async (tx) => await moveRows(tx, { table, column, from: userId, to: knownId }))
  await db.onPlatform(async (tx) => {
    await sql`insert into user_roles (volunteer_center_id, user_id, name, organization_id, granted_at)
      select volunteer_center_id, ${knownId}, name, organization_id, granted_at from user_roles where user_id = ${userId} and volunteer_center_id = ${centerId}
      on conflict do nothing`.execute(tx)
    await people(tx).deleteFrom('user_roles').where('user_id', '=', userId).execute()
    await closeAccount(tx, userId, true)
  })
}

/** The account stays apart: it is archived, and anonymised after its days as any other. */
export async function leaveAlone(db: Database, userId: string): Promise<void> {
  await db.onPlatform(async (tx) => {
    await people(tx).deleteFrom('user_roles').where('user_id', '=', userId).execute()
    await closeAccount(tx, userId, false)
  })
}

async function closeAccount(tx: Tx, userId: string, isEmpty: boolean): Promise<void> {
  const now = new Date()
  await people(tx)
    .updateTable('users')
    .set({
      status: 'archived',
      archived_at: now,
      ...(isEmpty && { email: `deleted-${userId}@invalid`, first_name: 'Verwijderde', last_name: 'gebruiker', phone: null, anonymised_at: now }),
    })
    .where('id', '=', userId)
    .where('anonymised_at', 'is', null)
    .execute()
}

/** Every column of the center that names a person, as the catalog has it. What is only ever added to goes on naming the other account. */
async function columnsOfPeople(tx: Tx): Promise<{ table: string; column: string }[]> {
  const tables = await tablesOfCenters(async (text) => (await sql.raw<object>(text).execute(tx)).rows)
  return tables
    .filter(({ name }) => !(name in leftOutTables) && name !== 'user_roles')
    .flatMap(({ name, columns }) =>
      columns.filter(({ refersTo, isChangeable }) => refersTo === 'users' && isChangeable).map((column) => ({ table: name, column: column.name })),
    )
}

type Move = { table: string; column: string; from: string; to: string }

/** Of what there can be one of each person, the row that they made here since stays theirs; the other keeps naming nobody. */
async function moveRows(tx: Tx, { table, column, from, to }: Move): Promise<void> {
  const own = sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to} where ${sql.ref(column)} = ${from}`
  if (await isDone(tx, own)) return
  const rows = await rowsOf(
    tx,
    { at: shown.text('ctid::text') },
    (columns) => sql`select ${columns} from ${sql.table(table)} where ${sql.ref(column)} = ${from}`,
  )
  for (const { at } of rows) await isDone(tx, sql`${own} and ctid = ${at}::tid`)
}

async function isDone(tx: Tx, change: ReturnType<typeof sql>): Promise<boolean> {
  await sql`savepoint one_move`.execute(tx)
  try {
    await change.execute(tx)
    return true
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    await sql`rollback to savepoint one_move`.execute(tx)
    return false
  }
}
