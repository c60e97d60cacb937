import { emit } from '#kernel/events/server/emit.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { placesAdded } from '#features/vacancies/model/events.ts'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'
import { changeStatus } from './change-status.ts'

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
