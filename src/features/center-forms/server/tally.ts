import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { CenterForm, Tally } from '#features/center-forms/center-form.ts'
import { allFields, canDecide } from '#features/center-forms/form-design.ts'

/** How often each choice was made, counted where the answers are. */
export async function tallyOf(tx: Tx, centerId: string, { id, design }: CenterForm): Promise<Tally> {
  const keys = allFields(design).flatMap((field) => (canDecide(field) ? [field.key] : []))
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string; choice: string; n: number }>`select answer ->> 'key' as key, choice, count(*)::int as n
    from form_answers a, jsonb_array_elements(a.answers) answer,
      jsonb_array_elements_text(case jsonb_typeof(answer -> 'value') when 'array' then answer -> 'value' else jsonb_build_array(answer -> 'value') end) choice
    where a.volunteer_center_id = ${centerId} and a.form_id = ${id} and answer ->> 'key' = any(${keys}::text[]) group by 1, 2`.execute(tx)
  return keys.map((key) => ({ key, counts: Object.fromEntries(rows.flatMap((row) => (row.key === key ? [[row.choice, row.n]] : []))) }))
}
