import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { Chip } from '#kernel/search/address.ts'

/** Each chosen filter as a link that removes it. */
export function ChosenFilters({ chips }: { chips: readonly Chip[] }) {
  const t = useT()
  if (chips.length === 0) return null
  return (
    <ul aria-label={t(words.chosen)} className="flex flex-wrap gap-2 mb-4">
      {chips.map(({ name, code, label, href }) => (
        <li key={`${name} ${code}`}>
          <Anchor href={href} className="chip chip-sm is-on !min-h-11" aria-label={t(words.remove, { filter: label })}>
            {label}
            <Icon name="x-bold" size={16} />
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
