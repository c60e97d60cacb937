import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import type { ShownForm } from '#features/pages/blocks/shown-form.ts'
import { formColumns } from './page-queries.ts'

/** The forms that a page shows while it is written. */
export async function formsOn(tx: Tx, centerId: string, { blocks }: PageContent): Promise<Map<string, ShownForm>> {
  const ids = blocks.flatMap(({ kind, value }) => (kind === 'form' ? ((value['forms'] ?? []) as string[]) : []))
  if (ids.length === 0) return new Map()
  const rows = await rowsOf(
    tx,
    {
      form: shown.json<ShownForm>()(formColumns),
    },
    (columns) => sql`select ${columns} from center_forms f
    where f.volunteer_center_id = ${centerId} and f.status <> 'draft' and f.id = any(${ids}::uuid[])`,
  )
  return new Map(rows.map(({ form }) => [form.id, form]))
}
