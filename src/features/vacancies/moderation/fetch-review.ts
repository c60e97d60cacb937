import type { Client } from '#kernel/jsonapi/client/client.ts'

type Center = { id: string; reviewsVacancies: boolean; activitiesNeedApproval: boolean; meta: { version: number } }

/** What the current center reviews before others see it. */
export const fetchReview = async (api: Pick<Client, 'read'>): Promise<Center> =>
  await api.read<Center>('volunteer_centers/current', { fields: { volunteer_centers: ['reviews_vacancies', 'activities_need_approval'] } })
