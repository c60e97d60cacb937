import clsx from 'clsx'
import { LinkButton } from '#design/button/button.tsx'
import { WayTo } from '#design/calendar/month-nav.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { leafOf, longDay, monthName } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { calendarAddress, weeksBeside } from '#features/activities/public-pages/calendar-address.ts'
import { daysFrom } from '#features/activities/public-pages/calendar-days.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import type { ItemRow } from '#features/activities/public-pages/item-row.ts'
import { dayLabel } from './day-links.ts'
import { Badges } from './item-rows.tsx'
import type { LoadedCalendar } from './load-calendar.ts'
import { NothingPlanned } from './nothing-planned.tsx'

/** A week in seven columns; on a phone below each other, with a strip of days above them. */
export function WeekView({ calendar }: { calendar: LoadedCalendar }) {
  const [t, locale] = [useT(), useLocale()]
  const { asked, rows, days, today, window } = calendar
  const week = daysFrom(window.from, window.to)
  const { previous, next } = weeksBeside(window.from)
  const isNow = week.includes(today)
  const [start, end] = [window.from, window.to].map((day) => `${Number(day.slice(8))} ${monthName(locale, day)}`)
  const from = window.from.slice(0, 7) === window.to.slice(0, 7) ? String(Number(window.from.slice(8))) : start!
  return (
    <>
      <div className="flex items-center gap-1 mt-7">
        <h2 className="text-2xl md:text-3xl mr-auto">{t(words.range, { from, to: end! })}</h2>
        {!isNow && (
          <LinkButton href={calendarAddress(asked, { view: 'week' })} variant="second" size="small" className="!min-h-11 max-md:!hidden">
            {t(words.thisWeek)}
          </LinkButton>
        )}
        <WayTo href={calendarAddress(asked, { view: 'week', from: previous })} label={t(words.previousWeek)} icon="caret-left-bold" />
        <WayTo href={calendarAddress(asked, { view: 'week', from: next })} label={t(words.nextWeek)} icon="caret-right-bold" />
      </div>
      <nav className="week-strip mt-4 md:hidden" aria-label={t(words.daysOfWeek)}>
        {week.map((day) => {
          const number = String(Number(day.slice(8)))
          const [before, after] = dayLabel(day, days[day] ?? 0, today, locale).split(number, 2)
          return (
            <Anchor key={day} href={`#w${day}`} aria-current={day === today ? 'date' : undefined}>
              <span aria-hidden="true">{leafOf(locale, day).weekday}</span>
              <span>
                <span className="sr-only">{before}</span>
                {number}
                <span className="sr-only">{after}</span>
              </span>
              <i className={clsx((days[day] ?? 0) > 0 && 'n1')} />
            </Anchor>
          )
        })}
      </nav>
      {rows.length === 0 && (
        <div className="mt-6">
          <NothingPlanned calendar={calendar} />
        </div>
      )}
      <div className="mt-4 md:mt-5 grid md:grid-cols-7 md:gap-x-3 max-md:gap-y-1">
        {week.map((day) => (
          <WeekDay key={day} day={day} rows={rows.filter((row) => row.day === day)} calendar={calendar} />
        ))}
      </div>
    </>
  )
}

type DayProps = { day: string; rows: readonly ItemRow[]; calendar: LoadedCalendar }

function WeekDay({ day, rows, calendar: { asked, days, today } }: DayProps) {
  const [t, locale] = [useT(), useLocale()]
  const left = (days[day] ?? 0) - rows.filter(({ isOff }) => !isOff).length
  return (
    <section id={`w${day}`} aria-label={longDay(locale, day)} className="min-w-0 scroll-mt-4">
      <h3 className={clsx('flex items-baseline gap-2 max-md:pt-5 pb-2 border-b-[3px]', day === today ? 'border-second-line' : 'border-line-strong')}>
        <span className="font-sans font-normal tracking-normal text-text-soft text-base">{leafOf(locale, day).weekday}</span>
        <span className="text-2xl leading-none">{Number(day.slice(8))}</span>
      </h3>
      {rows.length === 0 && left <= 0 && <p className="text-text-soft py-3">{t(words.nothingPlanned)}</p>}
      {rows.length > 0 && (
        <ul>
          {rows.map(({ key, href, title, lang, start, place, tile, isOff, badges }) => (
            <li key={key} className="row flex gap-3 py-3 border-b border-line md:flex-col md:gap-1.5">
              <Tile name={tile.tile} tone={tile.tone} round="small" className="!w-10 shrink-0 self-start" />
              <div className="leading-snug min-w-0">
                <p className={clsx('text-text-soft', isOff && 'line-through')}>{start}</p>
                <h4 className={clsx('h-row', isOff && 'line-through')} lang={lang}>
                  <Anchor href={href} className="tlink tlink-all">
                    {title}
                  </Anchor>
                </h4>
                {place && <p className="text-text-soft text-[.9375rem]">{place}</p>}
                <Badges badges={badges.filter(({ tone }) => tone === 'danger' || tone === 'warn')} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <p>
          <Link
            href={calendarAddress(asked, { day })}
            aria-label={t(words.moreOnDay, { n: left, day: longDay(locale, day) })}
            className="font-semibold inline-flex items-center min-h-11"
          >
            {t(words.andMore, { n: left })}
          </Link>
        </p>
      )}
    </section>
  )
}
