import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { numberedSlugs, slugOf } from '#kernel/fields/slug.ts'

/** What the table holds, and what is kept of a title, so that a number may follow. */
const longest = { slug: 60, stem: 56 }

/** An address that can be read out, from a title; numbered where another form has it. */
export async function freeSlug(tx: Tx, centerId: string, title: string): Promise<string> {
  // Behind `mails-` stand the links that end mails (RFC 8058).
  const words = slugOf(title.slice(0, 200), longest.stem).replace(/^mails-/, '')
  const stem = words.length < 2 ? 'formulier' : words
  const { rows } = await sql<{ slug: string }>`select slug from center_forms
    where volunteer_center_id = ${centerId} and (slug = ${stem} or starts_with(slug, ${`${stem}-`}))`.execute(tx)
  const taken = new Set(rows.map(({ slug }) => slug))
  for (const slug of numberedSlugs(stem, longest.slug)) if (!taken.has(slug)) return slug
  return stem
}
