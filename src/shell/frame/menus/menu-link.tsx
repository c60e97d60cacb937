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
  /** Behind its words, where no window opens. */ after?: ReactNode
  children?: ReactNode
}

/** A line of a menu as a link: in its own language, and said so where it opens another window. */
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

/** What a line with lines under it shows when it is opened: itself first, where it leads somewhere. */
export const submenuOf = (entry: MenuEntry): (MenuEntry & { to: string })[] => [...(isLink(entry) ? [entry] : []), ...entry.children.filter(isLink)]
