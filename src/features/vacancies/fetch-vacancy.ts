import { ApiError, type Client } from '#kernel/jsonapi/client.ts'

const ask = { include: ['organization', 'address', 'image', 'contactUser'] } as const

/** One vacancy with all that those who look after it decide by; null when it is not there (any more). */
export async function fetchVacancy(api: Client, id: string) {
  try {
    return await api.vacancies.get(id, ask)
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

export type VacancyFacts = NonNullable<Awaited<ReturnType<typeof fetchVacancy>>>
