import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { searchWords as words } from '#features/vacancies/search/search-messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'

/** The orders that apply to a search, each as a link. */
export function SortMenu({ offered, current }: { offered: readonly { key: string; label: string; href: string }[]; current: string }) {
  const t = useT()
  return (
    <details className="menu shrink-0" key={current}>
      <summary>
        <span className="text-text-soft">{t(words.sortOn)}</span> <span className="font-semibold">{offered.find(({ key }) => key === current)?.label}</span>
        <Icon name="caret-down-bold" size={16} />
      </summary>
      <ul className="menu-list">
        {offered.map(({ key, label, href }) => (
          <li key={key}>
            <Anchor href={href} aria-current={key === current ? 'true' : undefined}>
              {label}
              {key === current && <Icon name="check-bold" className="ml-auto" />}
            </Anchor>
          </li>
        ))}
      </ul>
    </details>
  )
}
