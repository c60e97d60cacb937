import type { Client } from '#kernel/jsonapi/client/client.ts'

type Center = { id: string; shownInRegion: boolean; municipalities: string[]; meta: { version: number } }

/** Whether the region shows the current center, and for which municipalities. */
export const fetchRegionSetting = async (api: Pick<Client, 'read'>): Promise<Center> =>
  await api.read<Center>('volunteer_centers/current', { fields: { volunteer_centers: ['shown_in_region', 'municipalities'] } })
