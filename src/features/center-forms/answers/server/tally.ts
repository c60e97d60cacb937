import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { CenterForm, Tally } from '#features/center-forms/model/center-form.ts'
import { allFields, canDecide } from '#features/center-forms/model/form-design.ts'

/** How often each choice was made, counted where the answers are. */
export async function tallyOf(tx: Tx, centerId: string, { id, design }: CenterForm): Promise<Tally> {
  const keys = allFields(design).flatMap((field) => (canDecide(field) ? [field.key] : []))
  if (keys.length === 0) return []
  const rows = await rowsOf(
    tx,
    {
      key: shown.text(`answer ->> 'key'`),
      choice: shown.text('choice'),
      n: shown.number('count(*)::int'),
    },
    (columns) => sql`select ${columns} from form_answers a, jsonb_array_elements(a.answers) answer,
      jsonb_array_elements_text(case jsonb_typeof(answer -> 'value') when 'array' then answer -> 'value' else jsonb_build_array(answer -> 'value') end) choice
    where a.volunteer_center_id = ${centerId} and a.form_id = ${id} and answer ->> 'key' = any(${keys}::text[]) group by 1, 2`,
  )
  return keys.map((key) => ({ key, counts: Object.fromEntries(rows.flatMap((row) => (row.key === key ? [[row.choice, row.n]] : []))) }))
}
