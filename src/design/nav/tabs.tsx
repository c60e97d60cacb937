import { useEffect, useRef } from 'react'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import { Count } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'

type Tab = { href: string; label: string; count?: number; /** Draws attention to the number. */ alert?: boolean; current?: boolean }

/** Every tab is a page with its own address. Where they do not all fit, the open one is scrolled into view. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const locale = useLocale()
  const row = useRef<HTMLElement>(null)
  const open = tabs.find(({ current }) => current)?.href
  useEffect(() => {
    const { current } = row
    const tab = [...(current?.querySelectorAll<HTMLElement>('.tab') ?? [])].find((one) => one.getAttribute('href') === open)
    if (current && tab) current.scrollLeft = tab.offsetLeft - current.offsetLeft - (current.clientWidth - tab.offsetWidth) / 2
  }, [open])
  return (
    <nav ref={row} aria-label={label} className="tabs">
      {tabs.map((tab) => (
        <Anchor key={tab.href} href={tab.href} className="tab" aria-current={tab.current ? 'page' : undefined}>
          {tab.label}
          {tab.count !== undefined && <Count tone={tab.alert ? 'alert' : 'neutral'}>{inDigits(locale, tab.count)}</Count>}
        </Anchor>
      ))}
    </nav>
  )
}

/** Two or three views of the same data. */
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
