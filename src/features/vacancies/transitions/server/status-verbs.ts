import { placesAdded } from '#features/vacancies/model/events.ts'
import { daypartsOf, placesOf } from '#features/vacancies/model/slots.ts'
import type { CloseReason, Daypart, VacancyStatus } from '#features/vacancies/model/states.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import { gapsOf, refuseGaps, refuseHardFindings } from '#features/vacancies/quality/server/publication-check.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { today } from '#kernel/i18n/dates.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { changeStatus, isStaff } from './change-status.ts'

/** PUT /vacancies/{id}/publish: the center publishes a submitted vacancy (domain §3.1). */
export const publishVacancy: Verb = async (call) => {
  await refuseHardFindings(call)
  await changeStatus(call, { from: ['pending'], to: 'published' })
  return call.id
}

/** PUT /vacancies/{id}/deny: sends it back to its organization, with a required reason. */
export const denyVacancy: Verb<{ reason?: string | null }> = async (call) => {
  await changeStatus(call, { to: 'denied', reason: call.input.reason?.trim() ?? null })
  return call.id
}

/** PUT /vacancies/{id}/request_changes: makes it a draft again, with the changes that the center asks for (decisions 73). */
export const requestChanges: Verb<{ reason: string }> = async (call) => {
  await changeStatus(call, { from: ['pending'], to: 'draft', reason: call.input.reason.trim() })
  return call.id
}

/** PUT /vacancies/{id}/pause: nobody can apply for a while. */
export const pauseVacancy: Verb = async (call) => {
  await changeStatus(call, { to: 'paused' })
  return call.id
}

/** PUT /vacancies/{id}/resume: people can apply again. */
export const resumeVacancy: Verb = async (call) => {
  await changeStatus(call, { from: ['paused'], to: 'published' })
  return call.id
}

/** PUT /vacancies/{id}/close: ends it, with a reason. A job notifies its open applicants within the hour (applications/server/jobs.ts). */
export const closeVacancy: Verb<{ closedReason: CloseReason }> = async (call) => {
  await changeStatus(call, { to: 'closed', closedReason: call.input.closedReason })
  return call.id
}

/** PUT /vacancies/{id}/archive: removes it from the lists. */
export const archiveVacancy: Verb = async (call) => {
  await changeStatus(call, { to: 'archived' })
  return call.id
}

/**
 * PUT /vacancies/{id}/submit: submits a draft. It is published at once if the center does not review, or if center staff submit
 * it (domain §3.1). Submitting again changes nothing.
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

/** Submits or publishes a draft that came from a list, as it says itself: the same checks, without a mail for each row. */
export async function submitFromList(call: Omit<Call, 'input'>, to: 'pending' | 'published'): Promise<void> {
  if (to === 'published' && !isStaff(call.actor)) throw new Forbidden()
  refuseGaps(await gapsOf(call))
  await changeStatus(call, { from: ['draft'], to, isOfList: true })
}

/** Whether the center reviews what this person writes before it is published. */
export async function isReviewed({ tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>): Promise<boolean> {
  if (isStaff(actor)) return false
  const center = await tx.selectFrom('volunteer_centers').select('reviews_vacancies').where('id', '=', centerId).executeTakeFirstOrThrow()
  return center.reviews_vacancies
}

type Dates = { valid_through: string | null; start_date: string | null; end_date: string | null; slots: Slot[]; dayparts: Daypart[]; places: number | null }

/** The dates for reusing a vacancy. Those that have passed are left out, so the last day has to be set again. */
export function renewDates({ valid_through, start_date, end_date, slots, dayparts, places }: Dates, now: Date) {
  const day = today(now)
  const later = (date: string | null) => (date !== null && date >= day ? date : null)
  const open = slots.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
  const end = later(end_date)
  return {
    valid_through: later(valid_through),
    end_date: end,
    // A past start is kept only if the period still has an end in the future.
    start_date: end === null ? later(start_date) : start_date,
    slots: JSON.stringify(open),
    ...(slots.length > 0 && open.length > 0 ? { dayparts: daypartsOf(open), places: placesOf(open) } : { dayparts, places }),
  }
}

/** PUT /vacancies/{id}/reopen: makes a closed vacancy a draft again, to be submitted with new dates (domain §3.1). */
export const reopenVacancy: Verb = async (call) => {
  const { tx, id, now } = call
  const { status, ...dates } = await tx
    .selectFrom('vacancies')
    .select(['status', 'valid_through', 'start_date', 'end_date', 'slots', 'dayparts', 'places'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // `from` excludes denied: a denied vacancy becomes a draft with its first change.
  await changeStatus(call, { from: ['closed'], to: 'draft' })
  if (status === 'closed') await tx.updateTable('vacancies').set(renewDates(dates, now)).where('id', '=', id).execute()
  return id
}

/** Runs after the number of places changed: `filled` if all are taken, `published` again if not (domain §3.1). */
export async function syncCapacityStatus(call: Omit<Call, 'input'>, { status }: { status: VacancyStatus }): Promise<void> {
  if (status !== 'published' && status !== 'filled') return
  const { places, places_taken: taken } = await call.tx
    .selectFrom('vacancies')
    .select(['places', 'places_taken'])
    .where('id', '=', call.id)
    .executeTakeFirstOrThrow()
  const isFull = places !== null && taken >= places
  await changeStatus(call, { to: isFull ? 'filled' : 'published' })
  if (!isFull) await emit(call.tx, placesAdded, { centerId: call.centerId, vacancyId: call.id, requestId: call.requestId })
}
