import type { ApiCall } from './api-call.ts'
import type { NavigationItem } from '#shell/shell.ts'

/** Entries that can have a number beside them. */
const counted = new Set(['/vacancies', '/organizations', '/applications', '/conversations'])

/** The person's navigation with how much waits behind each entry: one call for all of them, and none where there is nothing to count. */
export async function withCounts(fetch: ApiCall, navigation: NavigationItem[]): Promise<NavigationItem[]> {
  const pages = navigation.filter(({ to }) => counted.has(to)).map(({ to }) => to.slice(1))
  if (pages.length === 0) return navigation
  const answer = await fetch(`/api/v1/counts?pages=${pages.join()}`)
  // The menu is good without its numbers.
  if (!answer.ok) return navigation
  const { counts } = ((await answer.json()) as { meta: { counts: Record<string, number> } }).meta
  return navigation.map((item) => ({ ...item, count: counts[item.to.slice(1)] ?? 0 }))
}
