import { BadRequest } from '#kernel/http/errors.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { Query } from '#kernel/jsonapi/read/server/query.ts'
import { idOf } from '#kernel/jsonapi/server/readable.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { type Compared, type Duplicate, findDuplicates } from './duplicates.ts'

/** GET /organizations/{id}/duplicates: those that might be the same one, each with its reasons, for whoever decides about it. */
const ofOne: ApiRoute = {
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
      const compared = await tx
        .selectFrom('organizations as o')
        .leftJoin('addresses as a', (join) => join.onRef('a.id', '=', 'o.address_id').onRef('a.volunteer_center_id', '=', 'o.volunteer_center_id'))
        .select(['o.name', 'o.kvk_number as kvkNumber', 'a.postcode', 'a.house_number as houseNumber'])
        .where('o.id', '=', (data as { id: string }).id)
        .executeTakeFirstOrThrow()
      return await findDuplicates(tx, centerId, compared, { except: id })
    })
    return { document: await listOf(call, found, query) }
  },
}

/** GET /organizations/duplicates: the same of one that is not there yet, for whoever may add it. */
const ofTyped: ApiRoute = {
  method: 'GET',
  path: '/organizations/duplicates',
  parameters: 'query',
  run: async (call) => {
    requireRight(call, 'organizations', 'create')
    const query = call.query('organizations', 'list', call.parameters(['filter']))
    const compared = comparedOf(call)
    const { centerId } = call.asked
    const found = await call.db.inCenter(centerId, async (tx) => await findDuplicates(tx, centerId, compared))
    return { document: await listOf(call, found, query) }
  },
}

function comparedOf(call: ApiRequest): Compared {
  const compared: Compared = { name: '', kvkNumber: null, postcode: null, houseNumber: null }
  for (const { name, path, values } of call.parameters()) {
    if (path[0] !== 'filter') continue
    const asked = camelCase(path[1] ?? '')
    if (path.length !== 2 || !Object.hasOwn(compared, asked)) throw new BadRequest('unknown_filter', { parameter: name })
    compared[asked as keyof Compared] = values.at(-1) ?? ''
  }
  return compared
}

async function listOf(call: ApiRequest, found: readonly Duplicate[], query: Query): Promise<Document> {
  const ids = found.map(({ id }) => id)
  const document = await call.list(
    'organizations',
    ({ alias, statement }) => {
      const list = `${statement.sharedParam('ids', ids)}::uuid[]`
      return { where: `${alias}.id = any(${list})`, order: `array_position(${list}, ${alias}.id)` }
    },
    query,
  )
  for (const object of document.data as ResourceObject[]) object.meta = { ...object.meta, reasons: found.find(({ id }) => id === object.id)?.reasons }
  return document
}

export const duplicatesRoutes = [ofTyped, ofOne]
