import type { ReactNode } from 'react'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { frameWords } from '#shell/words.ts'
import type { MenuEntry } from '#shell/shell.ts'

type Props = {
  entry: MenuEntry & { to: string }
  current: string
  className?: string
  /** Shown after the label, unless the link opens a window. */ after?: ReactNode
  children?: ReactNode
}

/** A menu line as a link: marked with its own language, and announced when it opens a new window. */
export function MenuLink({ entry: { to, label, lang, newWindow }, current, className, after, children }: Props) {
  const t = useT()
  return (
    <Anchor href={to} className={className} aria-current={to === current ? 'page' : undefined} {...(newWindow && { target: '_blank', rel: 'noopener' })}>
      {children}
      <span lang={lang}>{label}</span>
      {newWindow ? (
        <>
          <span className="sr-only">{t(frameWords.inNewWindow)}</span>
          <Icon name="arrow-square-out" size={18} />
        </>
      ) : (
        after
      )}
    </Anchor>
  )
}

export const isLink = (entry: MenuEntry): entry is MenuEntry & { to: string } => entry.to !== null

/** The entries that a line with nested lines opens: itself first, if it has a target. */
export const submenuOf = (entry: MenuEntry): (MenuEntry & { to: string })[] => [...(isLink(entry) ? [entry] : []), ...entry.children.filter(isLink)]
