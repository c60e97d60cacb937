import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { numberedSlugs, slugOf } from '#kernel/fields/slug.ts'

/** The length of the column, and how much of a title is used, so that there is room for a number. */
const longest = { slug: 60, stem: 56 }

/** A readable slug from a title, with a number where another form of the center has it. */
export async function freeSlug(tx: Tx, centerId: string, title: string): Promise<string> {
  // The path prefix `mails-` is taken by the unsubscribe links of mails (RFC 8058).
  const words = slugOf(cutText(title, 200), longest.stem).replace(/^mails-/, '')
  const stem = words.length < 2 ? 'formulier' : words
  const rows = await rowsOf(
    tx,
    { slug: shown.text('slug') },
    (columns) => sql`select ${columns} from center_forms
      where volunteer_center_id = ${centerId} and (slug = ${stem} or starts_with(slug, ${`${stem}-`}))`,
  )
  const taken = new Set(rows.map(({ slug }) => slug))
  for (const slug of numberedSlugs(stem, longest.slug)) if (!taken.has(slug)) return slug
  return stem
}
