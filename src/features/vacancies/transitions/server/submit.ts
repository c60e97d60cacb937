import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { changeStatus, isStaff } from './change-status.ts'
import { gapsOf, refuseGaps } from '#features/vacancies/quality/server/publication-check.ts'

/**
 * PUT /vacancies/{id}/submit: a draft is handed in. It is seen at once where the center does not look first, and when the center
 * hands it in itself (domain §3.1). Handed in before, it changes nothing.
 */
export const submitVacancy: Verb = async (call) => {
  await submitForReview(call)
  return call.id
}

export async function submitForReview(call: Omit<Call, 'input'>): Promise<void> {
  const { status } = await call.tx.selectFrom('vacancies').select('status').where('id', '=', call.id).executeTakeFirstOrThrow()
  if (status === 'pending' || status === 'published') return
  if (status === 'draft') refuseGaps(await gapsOf(call))
  await changeStatus(call, { from: ['draft'], to: (await isReviewed(call)) ? 'pending' : 'published' })
}

/** Whether the center looks at what this person writes before others see it. */
export async function isReviewed({ tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>): Promise<boolean> {
  if (isStaff(actor)) return false
  const center = await tx.selectFrom('volunteer_centers').select('reviews_vacancies').where('id', '=', centerId).executeTakeFirstOrThrow()
  return center.reviews_vacancies
}
