import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { AnyList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { chipsOf, withoutFilters } from '#kernel/search/address.ts'

type Props = { list: AnyList; chips: readonly ListChip[]; /** Of the list with something changed. */ addressOf: (change: object) => string }

/** What a list is narrowed to, each a link to the list without it. */
export function ListChips({ list, chips, addressOf }: Props) {
  const t = useT()
  if (chips.length === 0) return null
  const nothing = Object.assign(withoutFilters(list.search), ...chips.filter(({ isOwn }) => isOwn).map(({ change }) => change))
  return (
    <p className="flex flex-wrap items-center gap-2 mt-3">
      {chips.map(({ key, label, without, change }) => (
        <Anchor key={key} href={addressOf(change)} className="chip chip-sm is-on" aria-label={without ?? t(messages.without, { label })}>
          {label}
          <Icon name="x-bold" size={16} />
        </Anchor>
      ))}
      <Anchor href={addressOf(nothing)} className="btn btn-quiet btn-sm">
        {t(messages.clearFilters)}
      </Anchor>
    </p>
  )
}

/** Something that a list is narrowed to: in words, and the change of its address that takes it away. */
type ListChip = {
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
