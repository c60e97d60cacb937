import { sql } from 'kysely'
import { centerIds } from '#kernel/db/server/center-ids.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { decryptText, encryptText, newestStart } from './encrypted-text.ts'
import { getKeyRing, type KeyRing } from './field-keys.ts'

type EncryptedColumn = { table: string; name: string }

/** Every column of the type `encrypted_text`, whose check refuses anything but encrypted values. */
export async function encryptedColumns(tx: Tx): Promise<EncryptedColumn[]> {
  return await rowsOf(
    tx,
    { table: shown.text('c.relname'), name: shown.text('a.attname') },
    (columns) => sql`
    select ${columns} from pg_attribute a join pg_class c on c.oid = a.attrelid
    where a.atttypid = 'encrypted_text'::regtype and c.relkind in ('r', 'p') and not a.attisdropped order by 1, 2`,
  )
}

/** At most this many values of one column are encrypted anew in one transaction. */
const atOnce = 500

/**
 * Encrypts again, with the newest key, what an older one encrypted at a center. After it an older key may leave FIELD_KEYS.
 * @returns how many values were written
 */
export async function rewriteEncrypted(db: Database, centerId: string, ring: KeyRing = getKeyRing()): Promise<number> {
  let written = 0
  for (const column of await db.inCenter(centerId, encryptedColumns)) {
    let found: number
    do {
      found = await db.inCenter(centerId, async (tx) => await rewriteColumn(tx, centerId, column, ring))
      written += found
    } while (found === atOnce)
  }
  return written
}

async function rewriteColumn(tx: Tx, centerId: string, { table, name }: EncryptedColumn, ring: KeyRing): Promise<number> {
  const place = { centerId, column: `${table}.${name}` }
  const rows = await rowsOf(
    tx,
    { id: shown.text('id'), value: shown.text(sql.ref(name)) },
    (columns) => sql`
    select ${columns} from ${sql.table(table)} where volunteer_center_id = ${centerId} and not starts_with(${sql.ref(name)}, ${newestStart(ring)})
    order by id limit ${atOnce} for update`,
  )
  for (const { id, value } of rows)
    await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${encryptText(decryptText(value, place, ring), place, ring)}
      where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  return rows.length
}

/**
 * Refuses to go on while something is encrypted with a key that this process does not have.
 * @throws a sentence that says which keys, and what to set
 */
export async function refuseMissingKeys(db: Database, ring: KeyRing = getKeyRing()): Promise<void> {
  const missing = new Set<string>()
  for (const centerId of await db.asWorker(centerIds))
    await db.inCenter(centerId, async (tx) => {
      for (const { table, name } of await encryptedColumns(tx)) {
        const rows = await rowsOf(
          tx,
          { id: shown.text(sql`split_part(${sql.ref(name)}, '.', 2)`) },
          (columns) => sql`select distinct ${columns} from ${sql.table(table)} where volunteer_center_id = ${centerId} and ${sql.ref(name)} is not null`,
        )
        for (const { id } of rows) if (!ring.some((known) => known.id === id)) missing.add(id)
      }
    })
  if (missing.size === 0) return
  const named = [...missing].toSorted().join(', ')
  throw new Error(
    `What people wrote about help is encrypted with the key ${named}, which is missing here. Set FIELD_KEYS to a list that has it` +
      '. An id of s and twelve signs belongs to an earlier SECRET_KEY: put that one back, set FIELD_KEYS, and change it a day later.',
  )
}
