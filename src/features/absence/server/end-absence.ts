import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'

/** DELETE /absences/{id}: back sooner, or not away after all. */
export const endAbsence: Verb = async ({ tx, actor, centerId, id }) => {
  refuseWhileImpersonating(actor)
  await tx.deleteFrom('absences').where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  return id
}
