import clsx from 'clsx'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'

/**
 * A button that opens a short list of links and buttons; works without script, and with it closes on Escape,
 * on a click elsewhere and after a choice. `label` names it when its children are no words.
 */
export function Menu({ button, label, start, buttonClass, children }: { button: ReactNode; label?: string; start?: boolean; buttonClass?: string; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current
      if (element?.open && !element.contains(event.target as Node)) element.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('focusin', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('focusin', close)
    }
  }, [])
  return (
    <details
      ref={details} className={clsx('menu', start && 'menu-start')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !details.current?.open) return
        details.current.open = false
        details.current.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={label} className={buttonClass}>{button}<Icon name="caret-down-bold" size={16} /></summary>
      <div className="menu-list" onClick={() => { if (details.current) details.current.open = false }}>{children}</div>
    </details>
  )
}
