import { idInAddress } from '#kernel/fields/address-end.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'

/** GET /activities/{id}/shown: an activity by its id, or by the end of its page's address; one that is over too, unlike in the list. */
export const shownRoute: ApiRoute = {
  method: 'GET',
  path: '/activities/:id/shown',
  parameters: 'query',
  run: async (call) => {
    refuseIfOff(call, 'activities')
    const query = call.query('activities', 'one')
    const sent = idOf(call)
    const part = idInAddress(sent)
    const id = part === null ? null : part.length > 12 ? part : await idEndingIn(call, part)
    if (id === null) throw new NotFound('activities', sent)
    return { document: await call.one('activities', id, query) }
  },
}

async function idEndingIn({ db, asked: { centerId } }: Parameters<ApiRoute['run']>[0], digits: string): Promise<string | null> {
  const text = 'select id::text from activities where volunteer_center_id = $1::uuid and right(id::text, 12) = $2 limit 1'
  const [found] = await db.read(centerId, [{ text, values: [centerId, digits] }])
  return found![0]?.[0] ?? null
}
