import { BadRequest } from '#kernel/http/errors.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { readFilters } from '#kernel/search/filters.ts'
import type { AnySearch, AskedOf } from '#kernel/search/search.ts'
import type { ApiRequest } from './api-request.ts'

type Read<S extends AnySearch> = {
  asked: AskedOf<S>
  /** The name of the parameter that sent one of these filters, in the caller's spelling; the last one when there are several. */
  parameterOf: (...filters: string[]) => string
}

/** Reads the filters of a declared search from a call. @throws 400 for an unknown filter, or one with an invalid value */
export function readSearchCall<S extends AnySearch>(call: ApiRequest, search: S): Read<S> {
  const sent = call.parameters().filter(({ path }) => path[0] === 'filter')
  const parameterOf = (...filters: string[]) => sent.findLast(({ path }) => filters.includes(snakeCase(path[1] ?? '')))?.name ?? `filter[${filters[0]}]`
  const nested = sent.find(({ path }) => path.length !== 2)
  if (nested) throw new BadRequest('unknown_filter', { parameter: nested.name })
  const read = readFilters(search, new Map(sent.map(({ path, values }) => [snakeCase(path[1]!), values])))
  if ('unknown' in read) throw new BadRequest('unknown_filter', { parameter: parameterOf(read.unknown) })
  if ('wrong' in read) throw new BadRequest('invalid_filter_value', { parameter: parameterOf(read.wrong) })
  return { asked: read.asked, parameterOf }
}
