import { sql } from 'kysely'
import type { LikenessReason } from '#features/organizations/likeness/likeness.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'
import type { Query } from '#kernel/jsonapi/read/server/query.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'

/** An organization that may be the same one, with the reasons. */
type Duplicate = { id: string; name: string; reasons: LikenessReason[] }
type Compared = { name: string; kvkNumber: string | null; postcode: string | null; houseNumber: string | null }
const foundColumns = {
  id: shown.text('id'),
  name: shown.text('name'),
  likeness: shown.number('likeness'),
  isSameNumber: shown.flag('"isSameNumber"'),
  isNear: shown.flag('"isNear"'),
  isSameHouse: shown.flag('"isSameHouse"'),
}
type Found = RowOf<typeof foundColumns>
type Among = { /** The organization itself, which is not its own duplicate. */ except?: string; onlyPublic?: boolean }

/** Removes words that are in half of all names. */
const bare = (text: string) => `regexp_replace(${text}, '\\m(stichting|vereniging|de|het|een|en|van|voor)\\M', ' ', 'g')`
const squeezed = (text: string) => `upper(replace(${text}, ' ', ''))`
const likeTheName = sql.raw(bare('o.name_letters'))
const squeezedPostcode = sql.raw(squeezed('a.postcode'))

/**
 * Organizations of the center with the same number, nearly the same name, or the same house. The same postcode counts only
 * together with a somewhat similar name. Most similar first, five at most.
 */
export async function findDuplicates(
  tx: Tx,
  centerId: string,
  { name, kvkNumber, postcode, houseNumber }: Compared,
  { except = '', onlyPublic = false }: Among = {},
) {
  const rows = await rowsOf(
    tx,
    foundColumns,
    (columns) => sql`
    with asked as materialized (
      select ${sql.raw(bare('plain(given)'))} as name, nullif(trim(number), '') as number, ${sql.raw(squeezed('at'))} as postcode, upper(trim(house)) as house
      from (values (${name}::text, ${kvkNumber}::text, ${postcode}::text, ${houseNumber}::text)) asked (given, number, at, house))
    select ${columns} from (
      select o.id, o.name, coalesce(o.kvk_number = asked.number, false) as "isSameNumber", similarity(${likeTheName}, asked.name) as likeness,
        coalesce(length(asked.postcode) = 6 and ${squeezedPostcode} = asked.postcode, false) as "isNear",
        coalesce(length(asked.postcode) = 6 and ${squeezedPostcode} = asked.postcode and upper(trim(a.house_number)) = asked.house, false) as "isSameHouse"
      from asked, organizations o left join addresses a on a.volunteer_center_id = o.volunteer_center_id and a.id = o.address_id
      where o.volunteer_center_id = ${centerId} and o.id::text <> ${except} and (not ${onlyPublic}::boolean or o.status = 'approved')) o
    where "isSameNumber" or likeness >= 0.5 or "isSameHouse" or ("isNear" and likeness >= 0.25)
    order by 2 * "isSameNumber"::int + likeness + "isSameHouse"::int + 0.5 * "isNear"::int desc, id limit 5`,
  )
  return rows.map((row): Duplicate => ({ id: row.id, name: row.name, reasons: reasonsOf(row) }))
}

function reasonsOf({ likeness, isSameNumber, isNear, isSameHouse }: Found): LikenessReason[] {
  return [
    ...(isSameNumber ? (['number'] as const) : []),
    ...(likeness >= 0.25 ? (['name'] as const) : []),
    ...(isSameHouse ? (['address'] as const) : isNear ? (['postcode'] as const) : []),
  ]
}

/** GET /organizations/{id}/duplicates: organizations that may be the same one, with the reasons, for those who decide on it. */
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

/** GET /organizations/duplicates: the same for an organization that does not exist yet, for those who may add it. */
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
