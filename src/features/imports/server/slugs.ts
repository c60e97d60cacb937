import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { slugOf } from '#features/organizations/server/slug-of.ts'

/** Addresses that nobody has yet, made of names. */
export async function slugMaker(tx: Tx): Promise<(name: string) => string> {
  const { rows } = await sql<{ slug: string }>`select slug from organizations`.execute(tx)
  const taken = new Set(rows.map(({ slug }) => slug))
  return (name) => {
    const start = slugOf(name)
    let slug = start
    for (let more = 2; taken.has(slug); more += 1) slug = `${start}-${more}`
    taken.add(slug)
    return slug
  }
}
