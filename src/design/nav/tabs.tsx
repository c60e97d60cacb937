import { Count } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'

type Tab = { href: string; label: string; count?: number; current?: boolean }

/** Every tab is a page with its own address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} className="tab" aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <Count>{tab.count}</Count>}
        </Anchor>
      ))}
    </nav>
  )
}

/** Two or three ways to see the same. */
export function Segments({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className="segments">
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
        </Anchor>
      ))}
    </nav>
  )
}
