import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { ObjectStorage } from './object-storage.ts'
import { StorageAway } from './storage-away.ts'

/** Every table whose rows have bytes: it has a column for the key of an object beside its `content`. */
export async function tablesWithBytes(tx: Tx): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { name: shown.text('c.relname') },
    (columns) => sql`select ${columns} from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'object_key' and not a.attisdropped order by 1`,
  )
  return rows.map(({ name }) => name)
}

/** Rows whose bytes are moved beside each other. */
const atOnce = 4

export type MovedBytes = { rows: number; bytes: number }
type Only = { table: string; column: string; ids: readonly string[] }

/**
 * Moves the bytes of a center's rows into the storage, beside people who work. Each object is read back and compared with the row before the
 * row lets its bytes go, in one statement. Whenever it stops, a row has its bytes in one of the two places; started again it does the rest.
 * @throws {StorageAway}
 */
export async function moveIntoStorage(db: Database, centerId: string): Promise<MovedBytes> {
  const { objects } = db.bytes
  if (!objects) throw new StorageAway('none is set (FILES_S3_URL)')
  return await moveEach(db, centerId, 'content', async (table, place) => {
    const [row] = await db.inCenter(
      centerId,
      async (tx) =>
        await rowsOf(
          tx,
          { content: shown.bytes('content') },
          (columns) => sql`select ${columns} from ${sql.table(table)} where volunteer_center_id = ${centerId} and ctid = ${place}::tid and content is not null`,
        ),
    )
    // Changed or removed since it was listed.
    if (!row) return 0
    const [columns] = await db.bytes.put(centerId, [row.content])
    const key = columns!.object_key!
    await compare(objects, key, row.content)
    const { numAffectedRows } = await db.inCenter(
      centerId,
      async (tx) =>
        await sql`update ${sql.table(table)} set content = null, object_key = ${key}
        where volunteer_center_id = ${centerId} and ctid = ${place}::tid and sha256(content) = ${digestOf(row.content)}`.execute(tx),
    )
    return numAffectedRows ? row.content.length : 0
  })
}

/**
 * Moves the bytes of rows back from the storage into the rows; the objects are removed later.
 * @param only of this table alone, rows whose column has one of these ids
 * @throws {StorageAway}
 */
export async function moveIntoRows(db: Database, centerId: string, only?: Only): Promise<MovedBytes> {
  return await moveEach(
    db,
    centerId,
    'object_key',
    async (table, place) => {
      const [row] = await db.inCenter(
        centerId,
        async (tx) =>
          await rowsOf(
            tx,
            { key: shown.text('object_key') },
            (columns) =>
              sql`select ${columns} from ${sql.table(table)} where volunteer_center_id = ${centerId} and ctid = ${place}::tid and object_key is not null`,
          ),
      )
      if (!row) return 0
      const content = await db.bytes.get({ content: null, object_key: row.key })
      const { numAffectedRows } = await db.inCenter(
        centerId,
        async (tx) =>
          await sql`update ${sql.table(table)} set content = ${content}, object_key = null
          where volunteer_center_id = ${centerId} and ctid = ${place}::tid and object_key = ${row.key}`.execute(tx),
      )
      return numAffectedRows ? content.length : 0
    },
    only,
  )
}

/** Lists the rows once by where they are, so that a large table is not searched again for each; a row that moves meanwhile is left for the next time. */
async function moveEach(
  db: Database,
  centerId: string,
  from: 'content' | 'object_key',
  move: (table: string, place: string) => Promise<number>,
  only?: Only,
): Promise<MovedBytes> {
  const moved = { rows: 0, bytes: 0 }
  for (const table of only ? [only.table] : await db.inCenter(centerId, tablesWithBytes)) {
    const condition = only ? sql`and ${sql.ref(only.column)} = any(${only.ids}::uuid[])` : sql``
    const places = await db.inCenter(
      centerId,
      async (tx) =>
        await rowsOf(
          tx,
          { place: shown.text('ctid::text') },
          (columns) => sql`select ${columns} from ${sql.table(table)} where volunteer_center_id = ${centerId} and ${sql.ref(from)} is not null ${condition}`,
        ),
    )
    for (let at = 0; at < places.length; at += atOnce) {
      const sizes = await Promise.all(places.slice(at, at + atOnce).map(async ({ place }) => await move(table, place)))
      moved.rows += sizes.filter((size) => size > 0).length
      moved.bytes += sizes.reduce((sum, size) => sum + size, 0)
    }
  }
  return moved
}

async function compare(objects: ObjectStorage, key: string, content: Buffer): Promise<void> {
  const kept = await objects.get(key)
  if (!digestOf(kept).equals(digestOf(content))) throw new StorageAway(`${key} is not what was put there`)
}

const digestOf = (content: Buffer) => createHash('sha256').update(content).digest()
