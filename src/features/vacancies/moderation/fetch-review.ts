import type { Client } from '#kernel/jsonapi/client/client.ts'

type Center = { id: string; reviewsVacancies: boolean; meta: { version: number } }

/** Whether the current center reviews vacancies. */
export const fetchReview = async (api: Pick<Client, 'read'>): Promise<Center> =>
  await api.read<Center>('volunteer_centers/current', { fields: { volunteer_centers: ['reviews_vacancies'] } })
