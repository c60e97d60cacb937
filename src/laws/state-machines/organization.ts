import { sql } from 'kysely'
import { organizationTransitions, organizationUndo, type OrganizationStatus } from '#features/organizations/model/states.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { rowOf } from './row-of.ts'
import type { Command, Machine } from './walk.ts'

type State = OrganizationStatus

/** Domain §3.13. */
export async function organizationMachine(app: TestApp): Promise<Machine<State>> {
  const school = id.school('demo')
  const path = `/api/v1/organizations/${school}`
  let names = 0
  const change = async (who: string, at: string, attributes: () => object, goes: Command<State>['goes']): Promise<Command<State>> => ({
    by: await app.as(`${who}@demo.example`),
    run: async (headers) =>
      await app.call(at === '' ? 'PATCH' : 'PUT', path + at, { headers, body: { data: { type: 'organizations', id: school, attributes: attributes() } } }),
    goes,
  })
  const decides = async (who: string, attributes: object, goes: Command<State>['goes']) => await change(who, '/approve', () => attributes, goes)
  const anew = () => ({ name: `De Brug ${(names += 1)}`, kvk_number: String(10_000_000 + names) })
  return {
    transitions: organizationTransitions,
    undo: organizationUndo,
    // A new name with a new number counts as another organization, which the center has not reviewed.
    beside: ['approved pending'],
    starts: ['approved', 'pending', 'denied', 'archived'],
    begin: async (state) =>
      await app.db.inCenter(id.center('demo'), async (tx) => {
        await sql`update organizations set status = ${state}, denied_reason = null, archived_reason = null, resubmissions = 0 where id = ${school}`.execute(tx)
      }),
    look: async () => await rowOf<State>(app, 'organizations', school),
    commands: {
      'the center approves': await decides('coordinator', { status: 'approved' }, { pending: 'approved', archived: 'approved' }),
      'its admin approves': await decides('beheerder', { status: 'approved' }, {}),
      'the center denies': await decides('coordinator', { status: 'denied', reason: 'Wie zijn jullie?' }, { pending: 'denied' }),
      'the center denies without a reason': await decides('coordinator', { status: 'denied' }, {}),
      'the center archives': await decides('centerbeheerder', { status: 'archived' }, { pending: 'archived', denied: 'archived', approved: 'archived' }),
      'its admin archives': await change('beheerder', '', () => ({ status: 'archived' }), { pending: 'archived', denied: 'archived', approved: 'archived' }),
      'a member archives': await change('lid', '', () => ({ status: 'archived' }), {}),
      'an editor archives': await change('redacteur', '', () => ({ status: 'archived' }), {}),
      'its admin asks for another look': await change('beheerder', '', () => ({ status: 'pending' }), { denied: 'pending' }),
      'its admin gives it another name and number': await change('beheerder', '', anew, { approved: 'pending' }),
      'its admin gives it another name': await change('beheerder', '', () => ({ name: anew().name }), {}),
    },
  }
}
