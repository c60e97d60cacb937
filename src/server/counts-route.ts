import type { CountKind } from '#kernel/feature/server/todo.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'

/** GET /counts: how much waits for the caller behind each page named in `pages`, all in one round trip. */
export function countsRoute(kinds: readonly CountKind[]): ApiRoute {
  return {
    method: 'GET',
    path: '/counts',
    parameters: ['pages'],
    run: async (call) => {
      requireSignedIn(call)
      call.refuseOtherParameters(['pages'])
      const wanted = call.parameter('pages')?.slice(0, 500).split(',')
      const unknown = wanted?.find((name) => !kinds.some(({ page }) => page === name))
      if (unknown !== undefined) throw new BadRequest('unknown_parameter', { parameter: 'pages' })
      const asked = kinds.filter(({ page }) => wanted?.includes(page) ?? true)
      const answers =
        asked.length > 0
          ? await call.db.read(
              call.asked.centerId,
              asked.map(({ query: ask }) => ask(call)),
            )
          : []
      return { document: { meta: { counts: Object.fromEntries(asked.map(({ page }, at) => [page, Number(answers[at]![0]![0])])) } } }
    },
  }
}
