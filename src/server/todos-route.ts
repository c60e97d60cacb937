import { tonesByUrgency, type TodoKind } from '#kernel/feature/server/todo.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/server/write.ts'
import { viewOf } from '#features/applications/list-views.ts'

/** GET /todos: what waits for the caller, for the organization it acts for or for its center; what presses most comes first. */
export function todosRoute(kinds: readonly TodoKind[]): ApiRoute {
  const inOrder = kinds.toSorted((one, other) => tonesByUrgency.indexOf(one.tone) - tonesByUrgency.indexOf(other.tone))
  return {
    method: 'GET',
    path: '/todos',
    run: async (call) => {
      requireSignedIn(call)
      const [stray] = call.parameters()
      if (stray) throw new BadRequest('unknown_parameter', { parameter: stray.name })
      const { actor } = call.asked
      const view = viewOf(actor.roles, actor.organizationId)
      const todos = await Promise.all(
        inOrder
          .filter((kind) => kind.view === view)
          .map(async ({ key, icon, tone, find }) => {
            const todo = await find(call)
            return todo ? [{ key, icon, tone, ...todo }] : []
          }),
      )
      return { document: { meta: { todos: todos.flat() } } }
    },
  }
}
