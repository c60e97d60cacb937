import { sql } from 'kysely'
import { type WorkshopStatus, workshopStatuses, workshopTransitions } from '#features/workshops/model/codes.ts'
import { workshopActions } from '#features/workshops/server/testing.ts'
import { sourcesOf } from '#kernel/states/machine.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { rowOf } from './row-of.ts'
import type { Command, Machine } from './walk.ts'

type State = WorkshopStatus
type Who = 'wim' | 'fatima' | 'marijke'

/** Domain §3.6. Whether it is full, `seat` alone decides (seats/server/seat.test.ts). */
export async function workshopMachine(app: TestApp): Promise<Machine<State>> {
  const { workshop, published, headersOf, run } = workshopActions(app)
  const one = await published()
  const verb = async (
    who: Who,
    name: string,
    goes: Command<State>['goes'],
    { unless, ...attributes }: { unless?: Command<State>['unless']; reason?: string } = {},
  ): Promise<Command<State>> => ({
    by: await headersOf(who),
    run: async () => await workshop(who, 'PUT', `/${one}/${name}`, attributes),
    goes,
    ...(unless && { unless }),
  })
  const isToCome = ({ last_ends_at: ends }: { last_ends_at: string | Date }) => new Date(ends) > new Date()
  return {
    transitions: workshopTransitions,
    // Every step of a person can be undone.
    undo: Object.fromEntries(workshopStatuses.map((to) => [to, sourcesOf(workshopTransitions, to)])) as unknown as NonNullable<Machine<State>['undo']>,
    elsewhere: ['published full', 'full published'],
    starts: ['draft', 'published', 'full', 'confirmed', 'completed'],
    begin: async (state) => {
      await run(sql`delete from workshop_registrations where workshop_id = ${one}`)
      // Full and still full after a step is undone; over where it can be completed.
      const isOver = state === 'confirmed' || state === 'completed'
      await run(sql`update workshops set status = ${state}, capacity_max = ${state === 'full' ? 1 : 5}, cancelled_reason = null, is_too_few = false,
        completed_at = case when ${state} = 'completed' then now() end, published_at = case when ${state} <> 'draft' then now() end,
        first_starts_at = now() + ${isOver ? '-9 days' : '21 days'}::interval, last_ends_at = now() + ${isOver ? '-2 days' : '29 days'}::interval where id = ${one}`)
      if (state === 'full')
        await run(sql`insert into workshop_registrations (volunteer_center_id, workshop_id, guest_name, status, registered_at, waitlisted_at, calendar_key)
          select volunteer_center_id, id, 'Truus Bos', 'registered', now(), now(), gen_random_uuid()::text from workshops where id = ${one}`)
    },
    look: async () => await rowOf<State>(app, 'workshops', one),
    commands: {
      publish: await verb('wim', 'publish', { draft: 'published' }),
      confirm: await verb('wim', 'confirm', { published: 'confirmed', full: 'confirmed' }),
      'call off': await verb('wim', 'cancel', { published: 'cancelled', full: 'cancelled', confirmed: 'cancelled' }, { reason: 'De trainer is ziek.' }),
      'call off without a reason': await verb('wim', 'cancel', {}),
      complete: await verb('wim', 'complete', { confirmed: 'completed' }, { unless: isToCome as never }),
      archive: await verb('wim', 'archive', { cancelled: 'archived', completed: 'archived' }),
      'a volunteer calls off': await verb('fatima', 'cancel', {}, { reason: 'Zomaar.' }),
      'a member publishes': await verb('marijke', 'publish', {}),
      'a member confirms': await verb('marijke', 'confirm', {}),
    },
  }
}
