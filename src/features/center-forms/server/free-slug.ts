import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { slugOf } from '#kernel/fields/slug.ts'

/** What the table holds, less the number that may follow. */
const longest = 56

/** An address that can be read out, from a title; numbered where another form has it. */
export async function freeSlug(tx: Tx, centerId: string, title: string): Promise<string> {
  // Behind `mails-` stand the links that end mails (RFC 8058).
  const words = slugOf(title.slice(0, 200), longest).replace(/^mails-/, '')
  const stem = words.length < 2 ? 'formulier' : words
  const { rows } = await sql<{ slug: string }>`select slug from center_forms
    where volunteer_center_id = ${centerId} and (slug = ${stem} or starts_with(slug, ${`${stem}-`}))`.execute(tx)
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(stem)) return stem
  for (let n = 2; ; n += 1) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}
