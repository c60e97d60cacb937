import { sql } from 'kysely'
import { plainHead, recogniseColumns } from '#features/imports/columns/columns.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import type { ImportKind } from '#features/imports/model/states.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'

/** Headings that a center keeps for a kind of list; of more the oldest are forgotten. */
const most = 500

/** The fields that a center mapped by hand before, by heading; the empty text for a column that was left out. */
export async function rememberedColumns(db: Database, centerId: string, kind: ImportKind): Promise<Map<string, string>> {
  const [rows] = await db.read(centerId, [
    { name: 'remembered_columns', text: 'select head, field from import_columns where volunteer_center_id = $1 and kind = $2', values: [centerId, kind] },
  ])
  return new Map(rows!.map(([head, field]) => [head!, field!]))
}

type Mapped = { kind: ImportKind; headers: readonly string[]; mapping: Readonly<Record<string, number>> }

/** Remembers what somebody mapped by hand, so that the next list of this kind is mapped by itself. What is recognised anyway is not kept. */
export async function rememberColumns(tx: Tx, centerId: string, { kind, headers, mapping }: Mapped): Promise<void> {
  const byItself = recogniseColumns(kinds[kind].columns, headers)
  const fieldAt = (which: Readonly<Record<string, number>>, at: number) => Object.keys(which).find((name) => which[name] === at) ?? ''
  const heads = headers.map((head, at) => ({ head: plainHead(head), field: fieldAt(mapping, at), usual: fieldAt(byItself, at) }))
  // Of two columns with one heading the first is the one that a heading can name.
  const named = heads.filter(({ head }, at) => head !== '' && heads.findIndex((other) => other.head === head) === at)
  const own = named.filter(({ field, usual }) => field !== usual)
  await sql`delete from import_columns where volunteer_center_id = ${centerId} and kind = ${kind} and head = any(${named.map(({ head }) => head)}::text[])`.execute(
    tx,
  )
  await sql`insert into import_columns (volunteer_center_id, kind, head, field)
    select ${centerId}, ${kind}, head, field from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as own (head text, field text)`.execute(tx)
  await sql`delete from import_columns where volunteer_center_id = ${centerId} and kind = ${kind} and head in (
    select head from import_columns where volunteer_center_id = ${centerId} and kind = ${kind} order by mapped_at desc, head offset ${most})`.execute(tx)
}
