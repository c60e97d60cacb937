import clsx from 'clsx'
import type { ReactNode } from 'react'

type Props = {
  id: string
  weekday: string
  day: string
  month: string
  /** The first line is in the second colour. */
  isChosen?: boolean
  heading?: 'h2' | 'h3'
  /** Always above its rows, for a narrow column. */
  isNarrow?: boolean
  children: ReactNode
}

/** The things of one day below its date, which stands beside them from 768 px on. Rows are `<li>` in a `<ul>`. */
export function AgendaDay({ id, weekday, day, month, isChosen, heading: Heading = 'h2', isNarrow, children }: Props) {
  return (
    <section className={clsx('agenda-day', isChosen && 'is-chosen', isNarrow && 'is-narrow')} aria-labelledby={id}>
      <Heading id={id}>
        <span>{weekday}</span> <span>{day}</span> <span>{month}</span>
      </Heading>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
