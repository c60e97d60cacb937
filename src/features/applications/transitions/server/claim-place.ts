import { Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { lockApplication } from '#features/applications/model/server/application-row.ts'
import { transition } from './transition.ts'

/** PUT /applications/{id}/claim: whoever was asked takes the place that came free; who comes too late goes on waiting (domain §3.2). */
export const claimPlace: Verb = async ({ tx, centerId, actor, requestId, id }) => {
  refuseWhileImpersonating(actor)
  const { status, place_offered_at } = await lockApplication(tx, { centerId, id })
  if (status === 'accepted') return id
  if (status !== 'waitlisted' || !place_offered_at) throw new Refused('invalid_transition', { meta: { from: status, to: 'accepted', allowed: [] } })
  await transition({ tx, centerId, actor, requestId, isForVolunteer: true }, id, 'accepted')
  return id
}
