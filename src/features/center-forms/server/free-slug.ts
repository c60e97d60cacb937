import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'

/** An address that can be read out, from a title; numbered where another form has it. */
export async function freeSlug(tx: Tx, centerId: string, title: string): Promise<string> {
  const plain = title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
  const base = plain
    .slice(0, 50)
    .replace(/^-/, '')
    .replace(/-$/, '')
    .replace(/^mails-/, '')
  const stem = base.length < 2 ? 'formulier' : base
  const { rows } = await sql<{ slug: string }>`select slug from center_forms
    where volunteer_center_id = ${centerId} and (slug = ${stem} or starts_with(slug, ${`${stem}-`}))`.execute(tx)
  const taken = new Set(rows.map(({ slug }) => slug))
  if (!taken.has(stem)) return stem
  for (let n = 2; ; n += 1) if (!taken.has(`${stem}-${n}`)) return `${stem}-${n}`
}
