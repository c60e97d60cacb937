import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { numberedSlugs } from '#kernel/fields/slug.ts'
import { slugOf } from '#features/organizations/model/server/slug-of.ts'

/** Makes unused slugs from names. */
export async function slugMaker(tx: Tx): Promise<(name: string) => string> {
  const { rows } = await sql<{ slug: string }>`select slug from organizations`.execute(tx)
  const taken = new Set(rows.map(({ slug }) => slug))
  return (name) => {
    for (const slug of numberedSlugs(slugOf(name), Infinity)) {
      if (taken.has(slug)) continue
      taken.add(slug)
      return slug
    }
    throw new Error('Numbers never end.')
  }
}
