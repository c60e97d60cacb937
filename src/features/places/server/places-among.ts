import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { spellings } from './spellings.ts'

/** Those phrases that are the name of a place, in any of its spellings: one question for all of them. */
export async function placesAmong(tx: Tx, phrases: readonly string[]): Promise<Set<string>> {
  const typed = phrases.flatMap((phrase) => spellings(phrase).map((spelling) => ({ phrase, spelling })))
  if (typed.length === 0) return new Set()
  const rows = await rowsOf(
    tx,
    { phrase: shown.text('typed.phrase') },
    (columns) => sql`select distinct ${columns}
      from unnest(${typed.map(({ phrase }) => phrase)}::text[], ${typed.map(({ spelling }) => spelling)}::text[]) typed (phrase, spelling)
      where exists (select from places p where plain(p.name) = plain(typed.spelling))`,
  )
  return new Set(rows.map(({ phrase }) => phrase))
}
