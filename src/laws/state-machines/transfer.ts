import { sql } from 'kysely'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { transfersOf } from '#features/organization-transfers/server/testing.ts'
import { transferTransitions, type TransferStatus } from '#features/organization-transfers/states.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { neighbour } from '#src/testing/neighbours.ts'
import { id } from '#src/testing/two-towns.ts'
import { rowOf } from './row-of.ts'
import type { Command, Machine } from './walk.ts'

type State = TransferStatus

/** Domain §3.13: a school that asks for a transfer while Fatima waits for its answer, so that it stays whoever agrees. */
export async function transferMachine(app: TestApp): Promise<Machine<State>> {
  const { request, here, there, run } = transfersOf(app)
  const johan = await here('beheerder')
  const asked = await request(johan)
  if (asked.status !== 201) throw new Error(asked.text)
  await applicationActionsOf(app).apply(await app.as('vrijwilliger@demo.example'), id.reading('demo'))
  const one = asked.body.data.meta.move.id as string
  const verb = async (
    by: Record<string, string>,
    name: 'accept' | 'refuse' | 'withdraw',
    goes: Command<State>['goes'],
    attributes: object = {},
  ): Promise<Command<State>> => ({
    by,
    run: async (headers) => await app.call('PUT', `/api/v1/organization_moves/${one}/${name}`, { headers, body: { data: { attributes } } }),
    goes,
  })
  const [sanne, marijke, wim, roos] = await Promise.all([here('centerbeheerder'), here('lid'), here('coordinator'), there(neighbour.admin)])
  const reason = { reason: 'Wij hebben al veel scholen.' }
  return {
    transitions: transferTransitions,
    elsewhere: ['requested moved'],
    starts: ['requested'],
    begin: async (state) => {
      for (const center of [id.center('demo'), neighbour.id]) {
        await run(
          sql`update organization_moves set status = ${state}, refusal_reason = null, leaving_agreed_at = null, receiving_agreed_at = null where id = ${one}`,
          center,
        )
      }
    },
    look: async () => {
      const seen = await rowOf<State>(app, 'organization_moves', one)
      return { ...seen, told: seen.state }
    },
    commands: {
      'its center agrees': await verb(sanne, 'accept', {}),
      'the other center agrees': await verb(roos, 'accept', {}),
      'a coordinator agrees': await verb(wim, 'accept', {}),
      'its center refuses': await verb(sanne, 'refuse', { requested: 'refused' }, reason),
      'the other center refuses': await verb(roos, 'refuse', { requested: 'refused' }, reason),
      'it is refused without a reason': await verb(roos, 'refuse', {}),
      'its admin thinks better of it': await verb(johan, 'withdraw', { requested: 'withdrawn' }),
      'a member thinks better of it': await verb(marijke, 'withdraw', {}),
      'the other center takes it back': await verb(roos, 'withdraw', {}),
    },
  }
}
