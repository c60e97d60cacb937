import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import type { AnchorProps } from '#design/link/anchor.tsx'

/** A filter: a real checkbox (or radio), 44 px high. */
export function Chip({
  label,
  type = 'checkbox',
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { label: ReactNode; type?: 'checkbox' | 'radio' }) {
  return (
    <label className="chip">
      <input type={type} className="sr-only" {...input} />
      <Icon name="check-bold" size={18} className="icon-check" />
      {label}
    </label>
  )
}

/** A link to a predefined search. */
export function ChipLink({ children, ...props }: AnchorProps) {
  return (
    <Anchor className="chip chip-sm" {...props}>
      {children}
    </Anchor>
  )
}

/** A filter with choices in a menu below it; the label counts the chosen ones. */
export function ChipMenu({ label, count = 0, children }: { label: string; count?: number; children: ReactNode }) {
  return (
    <details className="menu menu-start" name="filter">
      <summary className={count > 0 ? 'chip is-on' : 'chip'}>
        {label}
        {count > 0 && <span className="count count-alert">{count}</span>}
        <Icon name="caret-down-bold" size={16} />
      </summary>
      <div className="menu-list grid !p-4">{children}</div>
    </details>
  )
}
