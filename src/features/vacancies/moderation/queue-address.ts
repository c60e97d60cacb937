/** Where the center publishes or denies vacancies, one after the other; without an id the first that waits. */
export const queueAddress = (id?: string): string => (id ? `/vacancies?view=queue&id=${id}` : '/vacancies?view=queue')

/** Whether an address of the list asks for the queue, and for which vacancy. */
export function readQueue(url: string): { id: string | null } | null {
  const query = new URL(url).searchParams
  return query.get('view') === 'queue' ? { id: query.get('id')?.slice(0, 40) ?? null } : null
}
