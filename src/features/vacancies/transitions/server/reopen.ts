import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { changeStatus } from './change-status.ts'
import { renewDates } from './renew-dates.ts'

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
