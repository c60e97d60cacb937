import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { Region } from './region.ts'

/** The centers of the province, with those for a place; an empty one asks for none. */
export async function fetchRegion(api: Pick<Client, 'request'>, place: string): Promise<Region> {
  const { meta } = await api.request('GET', place === '' ? 'region' : `region?${new URLSearchParams({ 'filter[place]': place })}`)
  return meta as unknown as Region
}
