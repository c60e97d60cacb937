import clsx from 'clsx'
import type { ButtonHTMLAttributes, ReactNode } from 'react'
import type { IconName } from '#design/icon/icon-names.ts'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'

type Look = { icon: IconName; /** What pressing it means, in a sentence. */ sub: ReactNode; children: ReactNode }

const inside = ({ icon, sub, children }: Look) => (
  <>
    <Icon name={icon} size={26} />
    <span>
      {children}
      <span className="press-sub">{sub}</span>
    </span>
  </>
)

/** A button as wide as the page: the act, and what it means. For pages that people open from a mail on a phone. */
export function Press({ icon, sub, children, isMain, ...rest }: Look & { isMain?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button type="submit" className={clsx('press', isMain && 'press-main')} {...rest}>
      {inside({ icon, sub, children })}
    </button>
  )
}

/** The same as a link. */
export function LinkPress({ href, ...look }: Look & { href: string }) {
  return (
    <Anchor href={href} className="press">
      {inside(look)}
    </Anchor>
  )
}
