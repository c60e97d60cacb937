import type { Daypart, VacancyStatus } from '#features/vacancies/model/states.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import { titleLikeness } from '#features/vacancies/presentation/same-work.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'

/** From here on two titles of one organization are likely to be about the same work. */
const alike = 0.6
/** The newest vacancies of the organization that are compared. */
const compared = 100
const shown = 5

type One = { id: string; title: string; summary: string; organization: { id: string } | null }
/** Another vacancy of the organization that is about the same work, with what tells them apart. */
export type Alike = {
  id: string
  title: string
  status: VacancyStatus
  isSameTitle: boolean
  isSameSummary: boolean
  city: string | null
  dayparts: readonly Daypart[] | null
  slots: readonly Slot[]
  createdAt: string
}

/** What looks like this vacancy: others of the same organization with nearly the same words, most alike first. Archived ones are left out. */
export async function fetchAlike(api: Client, one: One): Promise<Alike[]> {
  if (!one.organization) return []
  const { items } = await api.vacancies.list({
    filter: { organizationIdEq: one.organization.id, statusNotEq: 'archived' } as never,
    fields: { vacancies: ['title', 'summary', 'status', 'city', 'dayparts', 'slots', 'createdAt'] },
    sort: '-createdAt',
    page: { size: compared },
  })
  return items
    .filter(({ id }) => id !== one.id)
    .map((other) => ({
      ...other,
      likeness: titleLikeness(one.title, other.title),
      isSameSummary: one.summary.trim() !== '' && one.summary.trim() === other.summary.trim(),
    }))
    .filter(({ likeness, isSameSummary }) => likeness >= alike || isSameSummary)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, shown)
    .map(({ likeness, ...other }) => ({ ...other, isSameTitle: likeness === 1 }))
}
