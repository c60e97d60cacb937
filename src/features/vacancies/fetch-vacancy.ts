import type { Client } from '#kernel/jsonapi/client.ts'
import { orNull } from '#kernel/jsonapi/or-null.ts'

const ask = { include: ['organization', 'address', 'image', 'contactUser'] } as const

/** One vacancy with all that those who look after it decide by; null when it is not there (any more). */
export async function fetchVacancy(api: Client, id: string) {
  return await orNull(api.vacancies.get(id, ask))
}

export type VacancyFacts = NonNullable<Awaited<ReturnType<typeof fetchVacancy>>>
