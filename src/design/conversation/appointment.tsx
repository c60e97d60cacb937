import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  own?: boolean
  /** Whose word it is. */ label: string
  /** The day as a leaf of the calendar. */ leaf: { weekday: string; day: string; month: string }
  when: string
  where?: string
  /** How it stands. */ status?: ReactNode
  /** It no longer holds. */ isOff?: boolean
  /** More words about it. */ more?: ReactNode
  /** What can be said to it. */ children?: ReactNode
}

/** A day and a place, as a block in the thread. */
export function Appointment({ own, label, leaf, when, where, status, isOff, more, children }: Props) {
  return (
    <section className={clsx('appointment', own && 'is-own', isOff && 'is-off')} aria-label={`${label}: ${when}`}>
      <span className="leaf" aria-hidden="true">
        <span>{leaf.weekday}</span>
        <span>{leaf.day}</span>
        <span>{leaf.month}</span>
      </span>
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
