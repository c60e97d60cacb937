import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { MenuEntry } from '#shell/shell.ts'
import { MenuLink } from '#shell/frame/menus/menu-link.tsx'

type Props = { heading: string; lang?: 'nl' | undefined; lines: readonly (MenuEntry & { to: string })[]; children?: ReactNode }

/** Links of the footer that belong together. */
export function FooterColumn({ heading, lang, lines, children }: Props) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={heading}>
      <p className="font-semibold text-lg" lang={lang}>
        {heading}
      </p>
      <ul className="mt-2">
        {lines.map((line, at) => (
          <li key={`${at} ${line.to}`}>
            <MenuLink entry={line} current={pathname} className="flink" />
          </li>
        ))}
        {children}
      </ul>
    </nav>
  )
}
