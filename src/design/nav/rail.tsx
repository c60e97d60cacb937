import type { ReactNode } from 'react'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'

export type RailEntry = { key: string; href: string; label: string; icon: IconName; current: boolean }

type Props = {
  label: string
  entries: readonly RailEntry[]
  /** Names the switch that folds the column to icons; without it the column is fixed. */
  foldLabel?: string
  /** Below the entries. */ after?: ReactNode
  children: ReactNode
}

/** The second level in a column beside the page; on narrower screens a row above it. A checkbox folds it, so that it works without script. */
export function Rail({ label, entries, foldLabel, after, children }: Props) {
  return (
    <div className="rail-frame">
      <nav aria-label={label} className="rail">
        {foldLabel && (
          <label className="icon-btn rail-fold" title={foldLabel}>
            <input type="checkbox" className="rail-switch sr-only" aria-label={foldLabel} />
            <Icon name="list" size={22} />
          </label>
        )}
        {entries.map(({ key, href, label: name, icon, current }) => (
          <Anchor key={key} href={href} title={foldLabel && name} className="rail-entry" aria-current={current ? 'page' : undefined}>
            <Icon name={icon} size={22} />
            <span className="rail-word">{name}</span>
          </Anchor>
        ))}
        {after}
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  )
}
