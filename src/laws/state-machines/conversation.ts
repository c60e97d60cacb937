import { sql } from 'kysely'
import { applicationActionsOf } from '#features/applications/server/testing.ts'
import { conversationTransitions, type ConversationStatus } from '#features/conversations/model/states.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { rowOf } from './row-of.ts'
import type { Command, Machine } from './walk.ts'

type State = ConversationStatus

/** Domain §3.3, for a conversation that was escalated to the center. */
export async function conversationMachine(app: TestApp): Promise<Machine<State>> {
  const { apply, run } = applicationActionsOf(app)
  const one = (await apply(await app.as('vrijwilliger@demo.example'))).body.data.relationships.conversation.data.id as string
  const verb = async (who: string, name: 'close' | 'open' | 'block', goes: Command<State>['goes']): Promise<Command<State>> => ({
    by: await app.as(`${who}@demo.example`),
    run: async (headers) => await app.call('PUT', `/api/v1/conversations/${one}/${name}`, { headers }),
    goes,
  })
  return {
    transitions: conversationTransitions,
    starts: ['open', 'closed', 'blocked'],
    begin: async (state) => {
      await run(
        sql`update conversations set status = ${state}, blocked_side = case when ${state} = 'blocked' then 'center' end, reported_at = now(), report_reason = 'other' where id = ${one}`,
      )
    },
    look: async () => await rowOf<State>(app, 'conversations', one),
    commands: {
      'the organization closes': await verb('lid', 'close', { open: 'closed' }),
      'the volunteer closes': await verb('vrijwilliger', 'close', { open: 'closed' }),
      'the volunteer opens': await verb('vrijwilliger', 'open', { closed: 'open' }),
      'the organization opens': await verb('beheerder', 'open', { closed: 'open' }),
      'the center stops it': await verb('coordinator', 'block', { open: 'blocked' }),
      'the center opens': await verb('coordinator', 'open', { closed: 'open', blocked: 'open' }),
      'an editor stops it': await verb('redacteur', 'block', {}),
      'an editor closes': await verb('redacteur', 'close', {}),
      'another volunteer closes': await verb('tweede', 'close', {}),
    },
  }
}
