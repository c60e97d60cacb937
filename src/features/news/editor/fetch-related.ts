import { today } from '#kernel/i18n/dates.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import type { RelatedVacancy } from './edited-news.ts'

/** The vacancies of an article in its order, open or not. */
export async function fetchRelated(api: Pick<Client, 'vacancies'>, ids: readonly string[]): Promise<RelatedVacancy[]> {
  if (ids.length === 0) return []
  const { items } = await api.vacancies.list({
    include: ['organization'],
    fields: { vacancies: ['title', 'status', 'validThrough', 'organization'], organizations: ['name'] },
    filter: { idIn: [...ids] },
  })
  const known = new Map(items.map((item) => [item.id, item]))
  return ids.map((id) => {
    const one = known.get(id)
    if (!one) return { id, title: null, by: null, isOpen: false }
    const isOpen = one.status === 'published' && (one.validThrough === null || one.validThrough >= today())
    return { id, title: one.title, by: one.organization?.name ?? null, isOpen }
  })
}
