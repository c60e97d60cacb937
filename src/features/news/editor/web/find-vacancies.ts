import { browserClient } from '#kernel/jsonapi/client/web/browser-client.ts'
import type { ComboboxOption } from '#design/combobox/combobox.ts'
import type { RelatedVacancy } from '#features/news/editor/edited-news.ts'
import { fetchRelated } from '#features/news/editor/fetch-related.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'

const most = 8

/** Vacancies that one can apply for today, by a piece of their title or of their organization's name. */
export async function findVacancies(typed: string, signal: AbortSignal): Promise<ComboboxOption[] | null> {
  const query = new URLSearchParams({
    'filter[named]': typed.slice(0, 100),
    'filter[open]': 'true',
    include: 'organization',
    'fields[vacancies]': 'title,organization',
    'fields[organizations]': 'name',
    'page[size]': String(most),
  })
  const answer = await fetch(`/door/api/v1/vacancies?${query}`, { signal, headers: { accept: 'application/json' } })
  if (!answer.ok) return null
  const { data, included = [] } = (await answer.json()) as Found
  const names = new Map(included.map(({ id, attributes }) => [id, attributes.name]))
  return data.map(({ id, attributes: { title }, relationships }) => {
    const note = names.get(relationships?.organization?.data?.id ?? '') ?? ''
    return { label: title, name: title, note, value: id }
  })
}

type Found = {
  data: { id: string; attributes: { title: string }; relationships?: { organization?: { data?: { id: string } | null } } }[]
  included?: { id: string; attributes: { name: string } }[]
}

/** What ids stand for: those that are known already, and of the others what the server says. */
export async function findRelated(ids: readonly string[], known: readonly RelatedVacancy[]): Promise<RelatedVacancy[]> {
  const missing = ids.filter((id) => known.every((one) => one.id !== id))
  const found = missing.length > 0 ? await fetchRelated({ vacancies: browserClient(vacancy) } as never, missing).catch(() => []) : []
  return ids.map((id) => [...known, ...found].find((one) => one.id === id) ?? { id, title: null, by: null, isOpen: true })
}
