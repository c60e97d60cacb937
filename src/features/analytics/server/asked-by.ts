import type { Actor } from '#kernel/access/actor.ts'
import { scopeWords, rolesOf } from '#kernel/access/abilities.ts'
import { BadRequest, Forbidden } from '#kernel/http/errors.ts'
import { getRegistry } from '#kernel/jsonapi/registry/server/registry.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { type Asked, type AskedFilter, askedFilters, readAsked } from '#features/analytics/asked.ts'

/**
 * What this person may ask for: who sees the center, of the center; who works for an organization, of that one alone. Staff get no counts
 * of one organization: laid on those of the center they would tell of the others.
 * @throws 403 for who may see neither, and for an organization that is not the person's own
 */
export function narrowed(asked: Asked, actor: Actor): Asked {
  const scopes = scopeWords(getRegistry().abilities, rolesOf(actor), 'analytics', 'read')
  if (scopes.length === 0) throw new Forbidden()
  const own = actor.organizationIds
  if (asked.organizationId !== null && !own.includes(asked.organizationId)) throw new Forbidden()
  if (asked.organizationId !== null || scopes.includes('all')) return asked
  const chosen = actor.organizationId !== null && own.includes(actor.organizationId) ? actor.organizationId : own[0]
  if (!chosen) throw new Forbidden()
  return { ...asked, organizationId: chosen }
}

/**
 * The filters of a call. Those of an organization are checked as such, also when its member names none.
 * @throws 400 unknown_parameter, unknown_filter, invalid_filter_value, naming the parameter
 */
export function askedIn(call: ApiRequest): Asked {
  const given: Partial<Record<AskedFilter, string>> = {}
  for (const { path, name, values } of call.parameters()) {
    const [kind, filter = ''] = path
    if (kind !== 'filter') throw new BadRequest('unknown_parameter', { parameter: name })
    const known = askedFilters.find((one) => one === snakeCase(filter))
    if (!known || path.length !== 2) throw new BadRequest('unknown_filter', { parameter: name })
    given[known] = values.join()
  }
  const read = readAsked(given)
  if ('fault' in read) throw invalidFilter(read.fault)
  const asked = narrowed(read.asked, call.request.actor)
  if (asked.organizationId === read.asked.organizationId) return asked
  const again = readAsked({ ...given, organization_id_eq: asked.organizationId! })
  if ('fault' in again) throw invalidFilter(again.fault)
  return again.asked
}

/**
 * The filters of an export of counts, as a call of the API would have them.
 * @throws 400 naming the filters, 403 as `narrowed` does
 */
export function askedInFilters(filters: Readonly<Record<string, string | readonly string[]>>, actor: Actor): Asked {
  const given = Object.fromEntries(Object.entries(filters).map(([name, value]) => [snakeCase(name), [value].flat().join()]))
  const known: readonly string[] = askedFilters
  const read = Object.keys(given).every((name) => known.includes(name)) ? readAsked(given) : { fault: 'metric_in' as const }
  const asked = 'fault' in read ? null : narrowed(read.asked, actor)
  const again = asked && readAsked({ ...given, ...(asked.organizationId && { organization_id_eq: asked.organizationId }) })
  if (again === null || 'fault' in again) throw new BadRequest('invalid_filter_value', { pointer: '/data/attributes/filters' })
  return again.asked
}

export const invalidFilter = (filter: AskedFilter): BadRequest => new BadRequest('invalid_filter_value', { parameter: `filter[${filter}]` })
