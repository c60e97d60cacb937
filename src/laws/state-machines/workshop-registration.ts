import { sql } from 'kysely'
import { type RegistrationStatus, registrationTransitions } from '#features/workshops/model/codes.ts'
import { sessionOn, day, workshopActions } from '#features/workshops/server/testing.ts'
import type { TestApp } from '#src/testing/harness.ts'
import type { Command, Machine } from './walk.ts'

type State = RegistrationStatus
type Who = 'wim' | 'fatima' | 'marijke'

/** Domain §3.6, while the only session goes on: one may still cancel, and already be marked. */
export async function registrationMachine(app: TestApp): Promise<Machine<State>> {
  const { registration, published, register, headersOf, run } = workshopActions(app)
  const course = await published({ sessions: [sessionOn(day)], capacityMax: 2 })
  const one = (await register('fatima', course)).body.data.id as string
  await run(sql`update workshop_sessions set starts_at = now() - interval '10 minutes', ends_at = now() + interval '3 hours' where workshop_id = ${course}`)
  await run(sql`update workshops set status = 'confirmed', deadline_at = now() - interval '8 days', first_starts_at = now() - interval '10 minutes', last_ends_at = now() + interval '3 hours'
    where id = ${course}`)
  const [session] = await run(sql<{ id: string }>`select id from workshop_sessions where workshop_id = ${course}`)
  const verb = async (who: Who, name: string, goes: Command<State>['goes'], attributes: object = {}): Promise<Command<State>> => ({
    by: await headersOf(who),
    run: async () => await registration(who, 'PUT', `/${one}/${name}`, attributes),
    goes,
  })
  const marked = async (who: Who, state: string | null, goes: Command<State>['goes']) => await verb(who, 'presence', goes, { session: session!.id, state })
  const off = { registered: 'cancelled', waitlisted: 'cancelled' } as const
  return {
    transitions: registrationTransitions,
    starts: ['registered', 'waitlisted', 'attended', 'no_show'],
    begin: async (state) => {
      await run(sql`delete from workshop_presence where registration_id = ${one}`)
      if (state === 'attended' || state === 'no_show')
        await run(sql`insert into workshop_presence (volunteer_center_id, registration_id, session_id, state)
          select volunteer_center_id, id, ${session!.id}, ${state === 'attended' ? 'present' : 'absent'} from workshop_registrations where id = ${one}`)
      await run(sql`update workshop_registrations set status = ${state}, cancelled_at = null, cancel_reason = null, is_late = false, promoted_at = null,
        registered_at = case when ${state} <> 'waitlisted' then now() end where id = ${one}`)
    },
    look: async () => {
      const [row] = await run(sql<{ status: State }>`select * from workshop_registrations where id = ${one}`)
      // What happens to it stands in the history of its workshop.
      return { state: row!.status, told: row!.status, row }
    },
    commands: {
      'they cancel': await verb('fatima', 'cancel', off, { reason: 'Ik ben ziek.' }),
      'the center signs off': await verb('wim', 'cancel', off),
      'another signs off': await verb('marijke', 'cancel', {}),
      'the center gives a place': await verb('wim', 'promote', { waitlisted: 'registered' }),
      'they take a place': await verb('fatima', 'promote', {}),
      'is there': await marked('wim', 'present', { registered: 'attended', no_show: 'attended' }),
      'caught up': await marked('wim', 'caught_up', { registered: 'attended', no_show: 'attended' }),
      'is not there': await marked('wim', 'absent', { registered: 'no_show', attended: 'no_show' }),
      'was a slip': await marked('wim', null, { attended: 'registered', no_show: 'registered' }),
      'marks themselves': await marked('fatima', 'present', {}),
    },
  }
}
