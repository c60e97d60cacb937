import { Invalid } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { moveVacancy } from './move-vacancy.ts'

/** PUT /vacancies/{id}/deny: it goes back to its organization, always with a reason (domain §3.1). */
export const denyVacancy: Verb<{ reason?: string | null }> = async (call) => {
  const reason = call.input.reason?.trim()
  if (!reason) throw new Invalid([{ code: 'blank', attribute: 'reason' }])
  return await moveVacancy(call, 'denied', reason)
}
