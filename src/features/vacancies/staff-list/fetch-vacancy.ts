import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'

const ask = { include: ['organization', 'address', 'image', 'contactUser'] } as const

/** One vacancy with all that staff need to decide; null if it does not exist (any more). */
export async function fetchVacancy(api: Client, id: string) {
  const vacancy = await nullIfNotFound(api.vacancies.get(id, ask))
  const concernsOthers = vacancy && (vacancy.meta.permissions.includes('share') || (vacancy.sharedWith ?? []).length > 0)
  return vacancy && { ...vacancy, centers: concernsOthers ? await otherCenters(api) : [] }
}

/** The other centers of the site by name, with which a vacancy is or may be shared (ADR 0037). */
async function otherCenters(api: Client): Promise<{ id: string; name: string }[]> {
  const [{ items }, here] = await Promise.all([
    api.readList<{ id: string; name: string }>('volunteer_centers', { fields: { volunteer_centers: ['name'] } }),
    api.read<{ id: string }>('volunteer_centers/current', { fields: { volunteer_centers: ['name'] } }),
  ])
  return items.filter((center) => center.id !== here.id).map(({ id, name }) => ({ id, name }))
}

export type VacancyFacts = NonNullable<Awaited<ReturnType<typeof fetchVacancy>>>
