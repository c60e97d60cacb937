import { placesAdded } from '#features/vacancies/model/events.ts'
import { daypartsOf, placesOf } from '#features/vacancies/model/slots.ts'
import type { CloseReason, Daypart, VacancyStatus } from '#features/vacancies/model/states.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import { gapsOf, refuseGaps, refuseHardFindings } from '#features/vacancies/quality/server/publication-check.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { today } from '#kernel/i18n/dates.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { changeStatus, isStaff } from './change-status.ts'

/** PUT /vacancies/{id}/publish: the center puts what was handed in on the site (domain §3.1). */
export const publishVacancy: Verb = async (call) => {
  await refuseHardFindings(call)
  await changeStatus(call, { from: ['pending'], to: 'published' })
  return call.id
}

/** …/deny: it goes back to its organization, always with a reason. */
export const denyVacancy: Verb<{ reason?: string | null }> = async (call) => {
  await changeStatus(call, { to: 'denied', reason: call.input.reason?.trim() ?? null })
  return call.id
}

/** …/pause: nobody can apply for a while. */
export const pauseVacancy: Verb = async (call) => {
  await changeStatus(call, { to: 'paused' })
  return call.id
}

/** …/resume: people can apply again. */
export const resumeVacancy: Verb = async (call) => {
  await changeStatus(call, { from: ['paused'], to: 'published' })
  return call.id
}

/** …/close: it is over, and why. Who still waits hears of it within the hour (applications/server/expire.ts). */
export const closeVacancy: Verb<{ closedReason: CloseReason }> = async (call) => {
  await changeStatus(call, { to: 'closed', closedReason: call.input.closedReason })
  return call.id
}

/** …/archive: it leaves the lists. */
export const archiveVacancy: Verb = async (call) => {
  await changeStatus(call, { to: 'archived' })
  return call.id
}

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

type Dates = { valid_through: string | null; start_date: string | null; end_date: string | null; slots: Slot[]; dayparts: Daypart[]; places: number | null }

/** The dates of a vacancy that is used again: those that have passed are left out, and it says anew until when it runs. */
export function renewDates({ valid_through, start_date, end_date, slots, dayparts, places }: Dates, now: Date) {
  const day = today(now)
  const later = (date: string | null) => (date !== null && date >= day ? date : null)
  const open = slots.filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
  const end = later(end_date)
  return {
    valid_through: later(valid_through),
    end_date: end,
    // Without its end a beginning in the past says nothing; with one that is still to come it does.
    start_date: end === null ? later(start_date) : start_date,
    slots: JSON.stringify(open),
    ...(slots.length > 0 && open.length > 0 ? { dayparts: daypartsOf(open), places: placesOf(open) } : { dayparts, places }),
  }
}

/** PUT /vacancies/{id}/reopen: what was closed is a draft again, to be handed in with new dates (domain §3.1). */
export const reopenVacancy: Verb = async (call) => {
  const { tx, id, now } = call
  const { status, ...dates } = await tx
    .selectFrom('vacancies')
    .select(['status', 'valid_through', 'start_date', 'end_date', 'slots', 'dayparts', 'places'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  // One that was denied is a draft again with its first change, and not by this.
  await changeStatus(call, { from: ['closed'], to: 'draft' })
  if (status === 'closed') await tx.updateTable('vacancies').set(renewDates(dates, now)).where('id', '=', id).execute()
  return id
}

/** After the number of places has changed: full when all of them are taken, open again when one is not (domain §3.1). */
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
