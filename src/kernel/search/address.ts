import type { Locale } from '#kernel/i18n/messages.ts'
import { type AnySearch, type AskedOf, emptyOf, groupsOf } from './search.ts'

/** The query parameters of the page's address: each value makes another page, and `pages.ts` caches it as such. */
export function searchParameters({ parameters }: AnySearch): string[] {
  return Object.keys(parameters).filter((name) => !parameters[name]!.apiOnly)
}

/** Reads a search from an address. */
export function readAddress<S extends AnySearch>(search: S, sent: URLSearchParams): AskedOf<S> {
  const asked: Record<string, unknown> = emptyOf(search)
  for (const name of searchParameters(search)) asked[name] = search.parameters[name]!.read(sent.getAll(name))
  return asked as AskedOf<S>
}

/** The address of a search, without empty parameters. A change of anything but the page number goes back to page one. */
export function writeAddress<S extends AnySearch>(search: S, asked: Partial<AskedOf<S>>, change: Partial<AskedOf<S>> = {}): string {
  const all: Record<string, unknown> = { ...emptyOf(search), ...asked, page: 1, ...change }
  const written = (name: string) => search.parameters[name]!.write(all[name]).filter((value) => value !== '')
  const parameters = new URLSearchParams()
  for (const name of searchParameters(search)) {
    const { with: other } = search.parameters[name]!
    if (other === undefined || written(other).length > 0) for (const value of written(name)) parameters.append(name, value)
  }
  // The page's address may have parameters already, for a list that is one part of a page.
  return `${search.page}${parameters.size ? `${search.page.includes('?') ? '&' : '?'}${parameters}` : ''}`
}

/** A chosen filter in words, and the address without it. */
export type Chip = { name: string; code: string; label: string; href: string }

/** Every chosen filter of the groups that the page shows. */
export function chipsOf<S extends AnySearch>(search: S, asked: AskedOf<S>, locale: Locale): Chip[] {
  return shownGroups(search).flatMap(([name, { say }]) => {
    const chosen = (asked as Record<string, string[]>)[name]!
    return chosen.map((code) => ({
      name,
      code,
      label: say?.(code, locale) ?? code,
      href: writeAddress(search, asked, { [name]: chosen.filter((other) => other !== code) } as Partial<AskedOf<S>>),
    }))
  })
}

/** The change that removes all of them. */
export function withoutFilters<S extends AnySearch>(search: S): Partial<AskedOf<S>> {
  return Object.fromEntries(shownGroups(search).map(([name]) => [name, []])) as Partial<AskedOf<S>>
}

/** How many of them are chosen. */
export function countFilters<S extends AnySearch>(search: S, asked: AskedOf<S>): number {
  return shownGroups(search).reduce((sum, [name]) => sum + (asked as Record<string, string[]>)[name]!.length, 0)
}

const shownGroups = (search: AnySearch) => groupsOf(search).filter(([, { title }]) => title !== undefined)
