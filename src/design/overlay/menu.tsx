import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'

/**
 * A button that opens a short list of links and buttons; works without script. With script, `shell/browser/start-frame.ts`
 * closes it on Escape, on a click elsewhere and after a choice. `label` names it when its children are not text.
 */
export function Menu({
  button,
  label,
  start,
  buttonClass,
  children,
}: {
  button: ReactNode
  label?: string
  start?: boolean
  buttonClass?: string
  children: ReactNode
}) {
  return (
    <details className={clsx('menu', start && 'menu-start')}>
      <summary aria-label={label} className={buttonClass}>
        {button}
        <Icon name="caret-down-bold" size={16} />
      </summary>
      <div className="menu-list">{children}</div>
    </details>
  )
}
