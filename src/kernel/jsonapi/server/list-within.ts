import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ApiRequest } from './api-request.ts'
import { readParameters } from './parameters.ts'

/**
 * The first row of a list and how many there are, within a call about something else: as if somebody with the caller's
 * rights had asked for it with these parameters.
 */
export async function listWithin(
  call: ApiRequest,
  type: string,
  parameters: Readonly<Record<string, string>>,
): Promise<{ first: ResourceObject | null; included: readonly ResourceObject[]; total: number }> {
  const asked = readParameters(`/?${new URLSearchParams({ ...parameters, 'page[size]': '1' })}`)
  const { data, included = [], meta } = await call.list(type, undefined, call.query(type, 'list', asked))
  return { first: (data as ResourceObject[])[0] ?? null, included, total: Number(meta?.['total'] ?? 0) }
}
