import { sql } from 'kysely'
import type { TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import type { Command, Machine } from './walk.ts'

type State = 'without' | 'with'

/** Domain §3.15: nobody grants or removes a role above their own. Here: whether Kees has the role of coordinator. */
export async function roleMachine(app: TestApp): Promise<Machine<State>> {
  const kees = id.person('demo', 'tweede')
  const give = async (who: string, verb: 'add_role' | 'remove_role', goes: Command<State>['goes']): Promise<Command<State>> => ({
    by: await app.as(`${who}@demo.example`),
    run: async (headers) =>
      await app.call(verb === 'add_role' ? 'PUT' : 'DELETE', `/api/v1/users/${kees}/${verb}`, {
        headers,
        body: { data: { type: 'users', id: kees, attributes: { role_name: 'coordinator' } } },
      }),
    goes,
  })
  return {
    transitions: { without: ['with'], with: ['without'] },
    undo: { without: ['with'], with: ['without'] },
    starts: ['without', 'with'],
    begin: async (state) =>
      await app.db.onPlatform(async (tx) => {
        await sql`delete from user_roles where user_id = ${kees} and name = 'coordinator'`.execute(tx)
        if (state === 'with')
          await sql`insert into user_roles (volunteer_center_id, user_id, name) values (${id.center('demo')}, ${kees}, 'coordinator')`.execute(tx)
      }),
    look: async () => {
      const { rows } = await app.db.onPlatform(
        async (tx) => await sql<{ name: string }>`select name, organization_id from user_roles where user_id = ${kees} order by name`.execute(tx),
      )
      const state = rows.some(({ name }) => name === 'coordinator') ? 'with' : 'without'
      return { state, told: state, row: rows }
    },
    commands: {
      'the admin of the center gives it': await give('centerbeheerder', 'add_role', { without: 'with' }),
      'the admin of the center takes it': await give('centerbeheerder', 'remove_role', { with: 'without' }),
      'a coordinator gives it': await give('coordinator', 'add_role', {}),
      'a coordinator takes it': await give('coordinator', 'remove_role', {}),
      'an editor gives it': await give('redacteur', 'add_role', {}),
      'an editor takes it': await give('redacteur', 'remove_role', {}),
      'an admin of an organization gives it': await give('beheerder', 'add_role', {}),
      'an admin of an organization takes it': await give('beheerder', 'remove_role', {}),
      'a volunteer takes it': await give('vrijwilliger', 'remove_role', {}),
    },
  }
}
