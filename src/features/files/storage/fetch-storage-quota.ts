import type { Client } from '#kernel/jsonapi/client/client.ts'

/** How many bytes a center has taken of those it may keep. */
export async function fetchStorageQuota(api: Pick<Client, 'request'>): Promise<{ taken: number; most: number }> {
  const { meta } = await api.request('GET', 'files/room')
  return meta as { taken: number; most: number }
}
