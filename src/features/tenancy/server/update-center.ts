import { writeAuditEvent } from '#kernel/audit/server/write-audit-event.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { volunteerCenter } from '#features/tenancy/volunteer-center.ts'

/** PATCH /volunteer_centers/{id}: whether the center looks at vacancies first. What waits already goes on waiting. */
export const updateCenter: Verb<Checked<UpdateOf<typeof volunteerCenter>, (typeof volunteerCenter)['attributes']>> = async ({ tx, id, actor, input }) => {
  const { reviewsVacancies } = input
  if (reviewsVacancies === undefined) return id
  await tx.updateTable('volunteer_centers').set({ reviews_vacancies: reviewsVacancies }).where('id', '=', id).execute()
  const action = reviewsVacancies ? 'volunteer_center.reviews' : 'volunteer_center.trusts'
  writeAuditEvent(tx, { centerId: id, actor }, { action, subjectType: 'volunteer_centers', subjectId: id })
  return id
}
