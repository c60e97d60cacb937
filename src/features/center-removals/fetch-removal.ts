import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { CenterRemoval, RemovedCenter } from './center-removal.ts'

export async function fetchRemoval(api: Client, centerId: string): Promise<CenterRemoval | null> {
  const { meta = {} } = await api.request('GET', `center_removals/${encodeURIComponent(centerId)}`)
  return meta['removal'] as CenterRemoval | null
}

export async function fetchRemoved(api: Client): Promise<RemovedCenter[]> {
  const { meta = {} } = await api.request('GET', 'center_removals')
  return meta['removed'] as RemovedCenter[]
}
