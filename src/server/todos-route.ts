import { type TodoKind, tonesByUrgency } from '#kernel/feature/server/todo.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { selectedOf, viewOf } from '#features/organizations/model/view-of.ts'

/** GET /todos: what waits for the caller, for the organization it acts for or for its center; what presses most comes first. */
export function todosRoute(kinds: readonly TodoKind[]): ApiRoute {
  const inOrder = kinds.toSorted((one, other) => tonesByUrgency.indexOf(one.tone) - tonesByUrgency.indexOf(other.tone))
  return {
    method: 'GET',
    path: '/todos',
    run: async (call) => {
      requireSignedIn(call)
      call.refuseOtherParameters()
      const { actor, centerId } = call.asked
      const view = viewOf(actor.roles, selectedOf(actor))
      const asked = inOrder.filter((kind) => kind.view === view)
      const answers =
        asked.length > 0
          ? await call.db.read(
              centerId,
              asked.map(({ query: ask }) => ask(call)),
            )
          : []
      const todos = asked.flatMap(({ key, icon, tone, present: tell }, at) => {
        const todo = tell(answers[at]!, call)
        return todo ? [{ key, icon, tone, ...todo }] : []
      })
      return { document: { meta: { todos } } }
    },
  }
}
