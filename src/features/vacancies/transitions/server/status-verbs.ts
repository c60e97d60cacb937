import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { CloseReason } from '#features/vacancies/model/states.ts'
import { changeStatus } from './change-status.ts'
import { refuseHardFindings } from '#features/vacancies/quality/server/publication-check.ts'

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
