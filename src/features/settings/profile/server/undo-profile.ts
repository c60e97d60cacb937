import { sql } from 'kysely'
import { Refused } from '#kernel/http/errors.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import { serialized } from '#features/settings/model/server/profile-columns.ts'

type Columns = Readonly<Record<string, unknown>>
/** Columns as they were and as they became, and the line in the history that came with it. */
export type Before = { columns: Columns; became: Columns; lookId: string | null }

/** Puts a profile back as it was, and its history too. */
export const undoProfile: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx, centerId }, { id, before }) => {
    const { columns, became, lookId } = before as Before
    // Somebody may have gone on from there: that is not this person's to take back.
    const { rows } = await sql`select from volunteer_center_profiles p where p.id = ${id} and to_jsonb(p) @> ${JSON.stringify(became)}::jsonb`.execute(tx)
    if (rows.length === 0) throw new Refused('changed_since')
    await tx.updateTable('volunteer_center_profiles').set(serialized(columns)).where('id', '=', id).execute()
    if (lookId) await tx.deleteFrom('center_looks').where('volunteer_center_id', '=', centerId).where('id', '=', lookId).execute()
  },
}
