import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { changedColumns } from '#features/settings/model/server/profile-columns.ts'
import { writeProfile } from './write-profile.ts'

/** PUT /center_looks/{id}/restore: a look that there was is the look again. */
export const restoreLook: Verb = async (call) => {
  const { tx, id, centerId } = call
  const { look } = await tx.selectFrom('center_looks').select('look').where('id', '=', id).executeTakeFirstOrThrow()
  const row = await tx.selectFrom('volunteer_center_profiles').selectAll().where('volunteer_center_id', '=', centerId).forUpdate().executeTakeFirstOrThrow()
  const columns = changedColumns(row, inColumns(look))
  if (Object.keys(columns).length > 0) await writeProfile(call, row, columns, 'center_look.restored')
  return id
}
