import { cutText } from '#kernel/fields/cut-text.ts'

/** The review queue, where the center publishes or denies vacancies one after the other; without an id it opens the first. */
export const queueAddress = (id?: string): string => (id ? `/vacancies?view=queue&id=${id}` : '/vacancies?view=queue')

/** The vacancy that an address of the queue asks for; null for an address of the list. */
export function readQueue(url: string): { id: string | null } | null {
  const query = new URL(url).searchParams
  return query.get('view') === 'queue' ? { id: cutText(query.get('id'), 40) ?? null } : null
}
