import { sql } from 'kysely'
import type { Transitions } from '#kernel/states/machine.ts'
import { nextStates, userStates, userUndo, type UserState } from '#features/users/model/user-states.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { rowOf } from './row-of.ts'
import type { Command, Machine } from './walk.ts'

type State = UserState

/** Domain §3.14, for Kees, whom staff deactivate and activate; only a mail confirms an address. */
export async function userMachine(app: TestApp): Promise<Machine<State>> {
  const kees = id.person('demo', 'tweede')
  const now = new Date()
  const set = async (who: string, status: State, goes: Command<State>['goes']): Promise<Command<State>> => ({
    by: await app.as(`${who}@demo.example`),
    run: async (headers) => await app.call('PATCH', `/api/v1/users/${kees}`, { headers, body: { data: { type: 'users', id: kees, attributes: { status } } } }),
    goes,
  })
  return {
    transitions: Object.fromEntries(userStates.map((from) => [from, nextStates(from, now, now)])) as unknown as Transitions<State>,
    undo: userUndo,
    starts: ['active', 'invited', 'inactive'],
    begin: async (state) => {
      await app.db.onPlatform(async (tx) => {
        await sql`update users set status = ${state}, archived_at = null, confirmed_at = ${state === 'invited' ? null : now} where id = ${kees}`.execute(tx)
      })
    },
    look: async () => await rowOf<State>(app, 'users', kees),
    commands: {
      'the center switches off': await set('coordinator', 'inactive', { active: 'inactive' }),
      'the center switches on': {
        ...(await set('coordinator', 'active', { inactive: 'active', archived: 'active' })),
        // A person who never confirmed an address is invited again.
        unless: (row: { confirmed_at: string | null }) => row.confirmed_at === null,
      },
      'the center archives': await set('centerbeheerder', 'archived', { invited: 'archived', active: 'archived', inactive: 'archived' }),
      'the center invites by hand': await set('centerbeheerder', 'invited', {}),
      'an admin of an organization switches off': await set('beheerder', 'inactive', {}),
      'an editor archives': await set('redacteur', 'archived', {}),
      'another volunteer archives': await set('vrijwilliger', 'archived', {}),
      'the center of another town archives': {
        by: await app.as('centerbeheerder@oldebroek.example'),
        run: async (headers) =>
          await app.call('PATCH', `/api/v1/users/${kees}`, {
            host: 'oldebroek.localhost',
            headers,
            body: { data: { type: 'users', id: kees, attributes: { status: 'archived' } } },
          }),
        goes: {},
      },
    },
  }
}
