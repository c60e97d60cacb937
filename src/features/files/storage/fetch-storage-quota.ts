import type { Client } from '#kernel/jsonapi/client/client.ts'

/** The bytes that a center uses, and its storage quota. */
export async function fetchStorageQuota(api: Pick<Client, 'request'>): Promise<{ taken: number; most: number }> {
  const { meta } = await api.request('GET', 'files/room')
  return meta as { taken: number; most: number }
}
