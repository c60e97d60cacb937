import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { AnyList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { chipsOf, withoutFilters } from '#kernel/search/address.ts'

type Props = { list: AnyList; chips: readonly ListChip[]; /** The address of the list with this change. */ addressOf: (change: object) => string }

/** The active filters of a list, each with a link that removes it. */
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

/** An active filter: its words, and the change of the address that removes it. */
type ListChip = {
  key: string
  label: string
  /** What the link does, where "without" is not enough. */
  without?: string
  change: object
  /** A filter that is not a group of codes. */
  isOwn?: true
}
/** An active filter of the page's own. */
export type OwnChip = Omit<ListChip, 'isOwn'>

/** All active filters: of code groups, and of the page's own filters. */
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
