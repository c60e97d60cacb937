import { sql } from 'kysely'
import { vacancyCalls, complete } from '#features/vacancies/server/testing.ts'
import { vacancyTransitions, vacancyStatuses, type VacancyStatus } from '#features/vacancies/model/states.ts'
import { sourcesOf } from '#kernel/states/machine.ts'
import type { TestApp } from '#src/testing/harness.ts'
import { rowOf } from './row-of.ts'
import type { Command, Machine } from './walk.ts'

type State = VacancyStatus
type Undo = Machine<State>['undo']

/** Domain §3.1, for a center that reviews first, and without a limit on places. */
export async function vacancyMachine(app: TestApp): Promise<Machine<State>> {
  const { act, update, made, run, headers } = vacancyCalls(app)
  const one = await made()
  const verb = async (who: string, name: string, goes: Command<State>['goes'], attributes: object = {}): Promise<Command<State>> => ({
    by: await headers(who),
    run: async () => await act(who, one, name, attributes),
    goes,
  })
  let title = 0
  return {
    transitions: vacancyTransitions,
    // Every transition of the table can be undone.
    undo: Object.fromEntries(vacancyStatuses.map((to) => [to, sourcesOf(vacancyTransitions, to)])) as unknown as Undo,
    elsewhere: ['pending filled', 'published filled', 'paused filled', 'filled published', 'filled closed', 'filled pending'],
    starts: ['draft', 'pending', 'published', 'closed'],
    begin: async (state) => {
      const closed = state === 'closed' ? 'other' : null
      await run(sql`update vacancies set status = ${state}, closed_reason = ${closed}, denied_reason = null, requested_changes = null, valid_through = ${complete.valid_through}::date,
        published_at = case when ${state} = 'published' then now() end where id = ${one}`)
    },
    look: async () => await rowOf<State>(app, 'vacancies', one),
    commands: {
      'the organization hands in': await verb('lid', 'submit', { draft: 'pending' }),
      'the center hands in': await verb('coordinator', 'submit', { draft: 'published' }),
      'the center puts online': await verb('coordinator', 'publish', { pending: 'published' }),
      'the organization puts online': await verb('lid', 'publish', {}),
      'the center denies': await verb('coordinator', 'deny', { pending: 'denied' }, { reason: 'Zeg hoe laat.' }),
      'the center denies without a reason': await verb('coordinator', 'deny', {}),
      'the organization denies': await verb('beheerder', 'deny', {}, { reason: 'Zomaar.' }),
      'the center asks for changes': await verb('coordinator', 'request_changes', { pending: 'draft' }, { reason: 'Zeg hoe laat.' }),
      'the center asks for changes without saying which': await verb('coordinator', 'request_changes', {}),
      'the organization asks for changes': await verb('beheerder', 'request_changes', {}, { reason: 'Zomaar.' }),
      pause: await verb('lid', 'pause', { published: 'paused' }),
      resume: await verb('lid', 'resume', { paused: 'published' }),
      close: await verb('lid', 'close', { published: 'closed', paused: 'closed' }, { closed_reason: 'cancelled' }),
      'close without a reason': await verb('lid', 'close', {}),
      reopen: await verb('lid', 'reopen', { closed: 'draft' }),
      'a member archives': await verb('lid', 'archive', {}),
      'an admin archives': await verb('beheerder', 'archive', { closed: 'archived' }),
      'the organization changes the title': {
        by: await headers('lid'),
        run: async () => await update('lid', one, { title: `Koffie schenken ${(title += 1)}`, valid_through: complete.valid_through }),
        goes: { denied: 'draft', published: 'pending', paused: 'pending' },
      },
      'a volunteer closes': await verb('vrijwilliger', 'close', {}, { closed_reason: 'cancelled' }),
    },
  }
}
