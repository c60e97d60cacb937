import { rolesOf } from '#kernel/access/abilities.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { readFilters } from '#kernel/jsonapi/read/server/filter.ts'
import { getRegistry } from '#kernel/jsonapi/registry/server/registry.ts'
import { readParameters } from '#kernel/jsonapi/registry/server/parameters.ts'
import { type Query, readQuery } from '#kernel/jsonapi/read/server/query.ts'
import { readList } from '#kernel/jsonapi/read/server/reader.ts'
import type { CallContext } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ExportedThing } from '#features/exports/column.ts'
import { exportedOf } from '#features/exports/may-export.ts'
import type { ExportedListName, ExportFilters } from '#features/exports/export.ts'

type ListAsked = { resource: ExportedListName; filters: ExportFilters; sort: string | null; include: readonly string[]; actor: Actor }

/** The query of the list, as its address would ask for it. @throws 400 */
function queryOf({ resource, filters, sort, include, actor }: ListAsked): Query {
  const kept = exportedOf(actor, resource)
  const pairs = [...Object.entries(filters).filter(([name]) => !(snakeCase(name) in kept)), ...Object.entries(kept)].flatMap(([name, value]) =>
    [value].flat().map((one): [string, string] => [`filter[${snakeCase(cutText(name, 100))}]`, one]),
  )
  const address = `/?${new URLSearchParams([...pairs, ...(sort ? [['sort', sort]] : []), ['include', include.join()]])}`
  const registry = getRegistry()
  return readQuery(readParameters(address), { registry, api: registry.api(resource), roles: rolesOf(actor) }, 'list')
}

/** One batch of the list as this person may see it, through the same code as the list itself. */
export async function readListOf(
  db: Database,
  asked: CallContext,
  list: ListAsked,
  page: { size: number; offset: number },
): Promise<{ things: ExportedThing[]; total: number }> {
  const registry = getRegistry()
  const api = registry.api(list.resource)
  const query = queryOf(list)
  const filters = await readFilters(query.filters, { ...asked, db }, api.filters)
  const caller = { actor: list.actor, centerId: asked.centerId }
  const {
    objects,
    included = [],
    total,
  } = await readList({ db, registry, api, query: { ...query, filters, page: { style: 'offset', ...page } }, plain: false, asText: false, caller })
  const known = new Map(included.map((object) => [`${object.type} ${object.id}`, object]))
  return { things: objects.map((object) => thingOf(object, known)), total }
}

function thingOf({ attributes = {}, relationships = {} }: ResourceObject, known: ReadonlyMap<string, ResourceObject>): ExportedThing {
  return {
    attributes,
    related: (relation) => [relationships[relation]?.data ?? []].flat().flatMap(({ type, id }) => known.get(`${type} ${id}`) ?? []),
  }
}
