import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/readable.ts'
import { requireRight } from '#kernel/jsonapi/server/write.ts'
import { findDuplicates } from './duplicates.ts'

/** GET /organizations/{id}/duplicates: those that might be the same one, each with its reasons, for whoever decides about it. */
export const duplicatesRoute: ApiRoute = {
  method: 'GET',
  path: '/organizations/:id/duplicates',
  parameters: 'query',
  run: async (call) => {
    requireRight(call, 'organizations', 'approve')
    const query = call.query('organizations', 'list')
    const id = idOf(call)
    const { data } = await call.one('organizations', id, call.bareQuery(['address']))
    const { centerId } = call.asked
    const found = await call.db.inCenter(centerId, async (tx) => {
      const { name, postcode, houseNumber } = await tx
        .selectFrom('organizations as o')
        .leftJoin('addresses as a', (join) => join.onRef('a.id', '=', 'o.address_id').onRef('a.volunteer_center_id', '=', 'o.volunteer_center_id'))
        .select(['o.name', 'a.postcode', 'a.house_number as houseNumber'])
        .where('o.id', '=', (data as { id: string }).id)
        .executeTakeFirstOrThrow()
      return await findDuplicates(tx, centerId, { name, postcode, houseNumber }, { except: id })
    })
    const ids = found.map(({ id: other }) => other)
    const document = await call.list(
      'organizations',
      ({ alias, statement }) => {
        const list = `${statement.sharedParam('ids', ids)}::uuid[]`
        return { where: `${alias}.id = any(${list})`, order: `array_position(${list}, ${alias}.id)` }
      },
      query,
    )
    for (const object of document.data as ResourceObject[])
      object.meta = { ...object.meta, reasons: found.find(({ id: other }) => other === object.id)?.reasons }
    return { document }
  },
}
