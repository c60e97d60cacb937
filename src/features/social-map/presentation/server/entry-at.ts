import { sql } from 'kysely'
import { idInAddress } from '#kernel/fields/address-end.ts'
import { NotFound } from '#kernel/http/errors.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'

/** GET /social_map_entries/{id}/shown: an entry by its id, or by the end of its page's address. */
export const entryAtRoute: ApiRoute = {
  method: 'GET',
  path: '/social_map_entries/:id/shown',
  parameters: 'query',
  run: async (call) => {
    const query = call.query('social_map_entries', 'one')
    const part = idInAddress(idOf(call))
    const { centerId } = call.asked
    const [entry] =
      part === null
        ? []
        : await call.db.inCenter(centerId, (tx) =>
            rowsOf(
              tx,
              { id: shown.text('id') },
              (columns) =>
                sql`select ${columns} from social_map_entries where volunteer_center_id = ${centerId} and right(id::text, 12) = ${part.slice(-12)}
                  and (${part.length === 12} or id::text = ${part}) limit 1`,
            ),
          )
    if (!entry) throw new NotFound('social_map_entries', idOf(call))
    return { document: await call.one('social_map_entries', entry.id, query) }
  },
}
