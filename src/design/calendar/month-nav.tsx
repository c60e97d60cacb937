import clsx from 'clsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'

export type MonthDay = {
  /** `2026-11-24` */
  day: string
  href: string
  /** The date and how much there is, in words. */
  label: string
  /** How much there is; three and more look the same. */
  count: number
  /** Of the month before or after. */
  isOut: boolean
  isToday: boolean
  isChosen: boolean
}
type Way = { href: string; label: string }
type Props = {
  /** `november 2026` */
  title: string
  /** The name of the list of days. */
  label: string
  /** The seven names of days, from Monday. */
  weekdays: readonly string[]
  days: readonly MonthDay[]
  previous: Way | null
  next: Way | null
}

/** A month as a navigator: every day is a link of 44 px, with a dot for each thing on it. With script arrow keys move (`month-keys.ts`). */
export function MonthNav({ title, label, weekdays, days, previous, next }: Props) {
  return (
    <>
      <div className="flex items-center gap-1 mb-2 min-h-11">
        <h2 className="text-2xl mr-auto">{title}</h2>
        {previous && <WayTo {...previous} icon="caret-left-bold" />}
        {next && <WayTo {...next} icon="caret-right-bold" />}
      </div>
      <month-keys>
        <nav className="month-nav" aria-label={label}>
          {weekdays.map((name) => (
            <span key={name} aria-hidden="true">
              {name}
            </span>
          ))}
          {days.map(({ day, href, label: words, count, isOut, isToday, isChosen }) => (
            <Anchor
              key={day}
              href={href}
              rel="nofollow"
              aria-label={words}
              className={clsx(isOut && 'is-out', isToday && 'is-today')}
              aria-current={isChosen ? 'date' : undefined}
            >
              {Number(day.slice(8))}
              <i className={clsx(!isOut && count > 0 && `n${Math.min(3, count)}`)} />
            </Anchor>
          ))}
        </nav>
      </month-keys>
    </>
  )
}

/** To the month or week beside it. */
export function WayTo({ href, label, icon }: Way & { icon: 'caret-left-bold' | 'caret-right-bold' }) {
  return (
    <Anchor href={href} rel="nofollow" className="icon-btn" aria-label={label}>
      <Icon name={icon} />
    </Anchor>
  )
}
