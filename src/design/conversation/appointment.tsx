import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Leaf } from '#design/calendar/leaf.tsx'

type Props = {
  own?: boolean
  /** Whose proposal it is. */ label: string
  /** The date, shown as a calendar leaf. */ leaf: { weekday: string; day: string; month: string }
  when: string
  where?: string
  /** Status badge. */ status?: ReactNode
  /** True when it no longer holds. */ isOff?: boolean
  /** Further details. */ more?: ReactNode
  /** The possible answers. */ children?: ReactNode
}

/** An appointment in the thread: day, time and place. */
export function Appointment({ own, label, leaf, when, where, status, isOff, more, children }: Props) {
  return (
    <section className={clsx('appointment', own && 'is-own', isOff && 'is-off')} aria-label={`${label}: ${when}`}>
      <Leaf {...leaf} />
      <div className="appointment-words">
        <p className="text-text-soft">{label}</p>
        <p className="appointment-when font-semibold">{when}</p>
        {where && <p>{where}</p>}
        {more}
        {status}
      </div>
      {children && <div className="appointment-acts">{children}</div>}
    </section>
  )
}
