import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'

export type Tone = 'neutral' | 'success' | 'warn' | 'danger' | 'info' | 'accent' | 'second'

export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={clsx('badge', tone !== 'neutral' && `badge-${tone}`)}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

/** A number; `alert` draws attention to it. The text around it says what is counted. */
export function Count({ children, tone = 'neutral' }: { children: ReactNode; tone?: 'neutral' | 'on' | 'alert' }) {
  return <span className={clsx('count', tone !== 'neutral' && `count-${tone}`)}>{children}</span>
}
