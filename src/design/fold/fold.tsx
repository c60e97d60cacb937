import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'

type Props = {
  label: string
  icon: IconName
  /** How many of the controls inside are in use. */
  count?: number
  /** It folds while the window is narrower than this. */
  until: 'md' | 'xl'
  children: ReactNode
}

/** Folds its contents behind one button on narrow screens and shows them on wide ones. Filled-in values stay either way, and it opens without script. */
export function Fold({ label, icon, count = 0, until, children }: Props) {
  return (
    <details className={clsx('fold', `fold-${until}`)}>
      <summary className={count > 0 ? 'chip is-on' : 'chip'}>
        <Icon name={icon} size={20} />
        {label}
        {count > 0 && <span className="count count-alert">{count}</span>}
      </summary>
      {children}
    </details>
  )
}
