import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import type { IconName } from '#design/icon/icon-names.ts'

type AlertTone = 'info' | 'success' | 'warn' | 'danger'
const signs: Record<AlertTone, IconName> = { info: 'info-fill', success: 'check-circle-fill', warn: 'warning-fill', danger: 'warning-circle-fill' }

/** A notice on the page. Set `live` when it appears after an action, so that screen readers announce it. */
export function Alert({ tone = 'info', title, live, children }: { tone?: AlertTone; title?: string; live?: boolean; children?: ReactNode }) {
  return (
    <div className={clsx('alert', tone !== 'info' && `alert-${tone}`)} role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}>
      <Icon name={signs[tone]} size={26} />
      <div>
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
