import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#kernel/access/actor.ts'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { encryptedColumns } from '#kernel/encryption/server/encrypted-columns.ts'
import { decryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { NotFound, Unauthenticated } from '#kernel/http/errors.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import { findAccount } from '#features/users/model/server/accounts.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { people, type PeopleTx } from '#features/users/model/server/people-tables.ts'
import { type PersonalTable, personalTables, exportedAuditColumns } from '#features/users/model/server/personal-tables.ts'

type Rows = Record<string, unknown>[]
export type MyData = { madeAt: string; account: Record<string, unknown>; tables: Record<string, Rows> }

/** Everything that the platform stores about a person, in every center, as plain JSON (decisions 14). */
export async function exportMyData(db: Database, actor: Actor, now: Date): Promise<MyData> {
  if (!actor.userId) throw new Unauthenticated()
  refuseWhileImpersonating(actor)
  const { userId } = actor
  const tables: Record<string, Rows> = {}
  const add = (name: string, rows: Rows) => {
    tables[name] = [...(tables[name] ?? []), ...rows.map(shown)]
  }

  const { account, centers } = await db.onPlatform(async (plain) => {
    const tx = people(plain)
    for (const table of takenFrom('platform')) add(nameOf(table), await rowsOf(tx, table, userId))
    return { account: await ownAccount(tx, userId), centers: await centerIds(plain) }
  })
  // Applications of a center may name a person who has left it.
  for (const centerId of centers) {
    await db.forUser(userId).inCenter(centerId, async (plain) => {
      const tx = people(plain)
      const encrypted = new Set((await encryptedColumns(plain)).map(({ table, name }) => `${table}.${name}`))
      for (const table of takenFrom('center')) add(nameOf(table), (await rowsOf(tx, table, userId)).map(readable(centerId, table.table, encrypted)))
      const about = sql`actor_id = ${userId} or subject_id = ${userId} order by at`
      add('audit_events', await selectRows(tx, 'audit_events', exportedAuditColumns, about))
    })
  }
  return { madeAt: now.toISOString(), account, tables }
}

/** Encrypted words as their person wrote them. */
const readable = (centerId: string, table: string, encrypted: ReadonlySet<string>) => (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'string' && encrypted.has(`${table}.${name}`) ? decryptText(value, { centerId, column: `${table}.${name}` }) : value,
    ]),
  )

const takenFrom = (wall: PersonalTable['connection']) => personalTables.filter((table) => table.connection === wall && 'length' in table.take)
/** One table may refer to a person twice: as applicant and as the one who decided. */
const nameOf = ({ table, column }: PersonalTable) => (['user_id', 'author_id'].includes(column) ? table : `${table}.${column}`)

/** Names in camelCase, as everywhere in the API (contract §2.2). */
const shown = (row: Record<string, unknown>) => Object.fromEntries(Object.entries(row).map(([name, value]) => [camelCase(name), value]))

const rowsOf = async (tx: PeopleTx, { table, column, take, ownIf = {} }: PersonalTable, userId: string): Promise<Rows> =>
  await selectRows(tx, table, take as readonly string[], sql`${sql.ref(column)} = ${userId}`, ownIf)

async function selectRows(
  tx: PeopleTx,
  table: string,
  take: readonly string[],
  where: RawBuilder<unknown>,
  ownIf: Readonly<Record<string, string>> = {},
): Promise<Rows> {
  const columns: RawBuilder<unknown> = sql.join(
    take.map((name) => (ownIf[name] === undefined ? sql.ref(name) : sql`case when ${sql.raw(ownIf[name])} then ${sql.ref(name)} end as ${sql.ref(name)}`)),
  )
  return (await sql<Record<string, unknown>>`select ${columns} from ${sql.table(table)} where ${where}`.execute(tx)).rows
}

async function ownAccount(tx: PeopleTx, userId: string): Promise<Record<string, unknown>> {
  const account = await findAccount(tx, userId)
  if (!account) throw new NotFound('users', userId)
  const { password_hash: hash, ...own } = account
  return { ...shown(own), hasPassword: hash !== null }
}
