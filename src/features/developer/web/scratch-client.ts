import { formsPath } from '#features/center-forms/model/paths.ts'
import { scratchFormId } from '#features/developer/scratch-form.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'

/** Where the builder works on the scratch form. */
export const scratchPath = '/test/formbuilder'

const own = '/test/answers/form'

/** The client that the builder's action gets: the one form that it knows is the scratch one. */
export const scratchClient = (api: Client): Client => ({
  ...api,
  request: async (method, path, body, headers) => await api.request(method, path.startsWith('center_forms/') ? own : path, body, headers),
})

/** A link of the builder to its own page, as the page of the scratch form; any other stays as it is. */
export function scratchAddress(href: string): string {
  const [path, query = ''] = href.split('#', 1)[0]!.split('?')
  const asked = new URLSearchParams(query)
  if (path !== formsPath || asked.get('form') !== scratchFormId) return href
  asked.delete('form')
  const anchor = href.includes('#') ? href.slice(href.indexOf('#')) : ''
  return scratchPath + (asked.size > 0 ? `?${asked}` : '') + anchor
}
