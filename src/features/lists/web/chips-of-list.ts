import type { Locale } from '#kernel/i18n/messages.ts'
import { chipsOf } from '#kernel/search/address.ts'
import type { AnyList } from '#features/lists/list.ts'

/** Something that a list is narrowed to: in words, and the change of its address that takes it away. */
export type ListChip = {
  key: string
  label: string
  /** What following it does, where "without" does not say it. */
  without?: string
  change: object
  /** Of a filter that is no group of codes. */
  isOwn?: true
}
/** Of a page's own filters: what it is narrowed to there. */
export type OwnChip = Omit<ListChip, 'isOwn'>

/** All that a list is narrowed to: by its groups, and by the page's own filters. */
export function chipsOfList(list: AnyList, asked: object, own: readonly OwnChip[], locale: Locale): ListChip[] {
  const chosen = (name: string) => (asked as Record<string, string[]>)[name]!
  return [
    ...chipsOf(list.search, asked as never, locale).map(({ name, code, label }) => ({
      key: `${name} ${code}`,
      label,
      change: { [name]: chosen(name).filter((other) => other !== code) },
    })),
    ...own.map((chip) => ({ ...chip, isOwn: true as const })),
  ]
}
