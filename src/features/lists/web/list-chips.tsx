import { useT } from '#kernel/i18n/web/provider.tsx'
import { withoutFilters } from '#kernel/search/address.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { AnyList } from '#features/lists/list.ts'
import { messages } from '#features/lists/messages.ts'
import type { ListChip } from './chips-of-list.ts'

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
