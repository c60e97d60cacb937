import clsx from 'clsx'
import { LinkButton } from '#design/button/button.tsx'
import { WayTo } from '#design/calendar/month-nav.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { leafOf, monthOf as monthName, weekdayName } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { calendarAddress, monthsBeside } from '#features/activities/public-pages/calendar-address.ts'
import { byDay, weeksOf } from '#features/activities/public-pages/calendar-days.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import { dayLabel } from './day-links.ts'
import { CalendarDay } from './item-rows.tsx'
import type { LoadedCalendar } from './load-calendar.ts'
import { NothingPlanned } from './nothing-planned.tsx'

/** How many of the days to come stand beside the month. */
const daysBeside = 3

/** A month as a table: each day is a link to its page. On a phone only its days with dots; the next days follow it. */
export function MonthView({ calendar }: { calendar: LoadedCalendar }) {
  const [t, locale] = [useT(), useLocale()]
  const { asked, rows, days, today, window } = calendar
  const { previous, next } = monthsBeside(window.from, today)
  const name = monthName(locale, window.from)
  const weeks = weeksOf(window.from)
  const isNow = today >= window.from && today <= window.to
  const coming = byDay(rows.filter(({ day }) => !isNow || day >= today)).slice(0, daysBeside)
  return (
    <div className="mt-6 md:mt-8 grid lg:grid-cols-[minmax(0,1fr)_22rem] gap-x-10 gap-y-8">
      <div className="min-w-0">
        <div className="flex items-center gap-1 mb-2 min-h-11">
          <h2 id="month-name" className="text-2xl md:text-3xl mr-auto">
            {name}
          </h2>
          {!isNow && (
            <LinkButton href={calendarAddress(asked, { view: 'month' })} variant="second" size="small" className="!min-h-11 max-md:!hidden">
              {t(words.thisMonth)}
            </LinkButton>
          )}
          {previous && <WayTo href={calendarAddress(asked, { view: 'month', month: previous })} label={t(words.previousMonth)} icon="caret-left-bold" />}
          {next && <WayTo href={calendarAddress(asked, { view: 'month', month: next })} label={t(words.nextMonth)} icon="caret-right-bold" />}
        </div>
        <table className="month-table" aria-labelledby="month-name">
          <thead>
            <tr>
              {weeks[0]!.map((day) => (
                <th key={day} scope="col">
                  <span className="max-lg:sr-only">{weekdayName(locale, day)}</span>
                  <span className="lg:hidden" aria-hidden="true">
                    {leafOf(locale, day).weekday}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((week) => (
              <tr key={week[0]}>
                {week.map((day) =>
                  day.slice(0, 7) === window.from.slice(0, 7) ? (
                    <MonthDay key={day} day={day} calendar={calendar} many={days[day] ?? 0} />
                  ) : (
                    <td key={day} className="is-out">
                      <span className="number">{Number(day.slice(8))}</span>
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="min-w-0">
        {coming.length === 0 && <NothingPlanned calendar={calendar} />}
        {coming.map(({ day, rows: ofDay }) => (
          <CalendarDay key={day} day={day} rows={ofDay} many={days[day] ?? 0} href={calendarAddress(asked, { day })} isNarrow />
        ))}
      </div>
    </div>
  )
}

function MonthDay({ day, many, calendar: { asked, rows, today } }: { day: string; many: number; calendar: LoadedCalendar }) {
  const [t, locale] = [useT(), useLocale()]
  const shown = rows.filter((row) => row.day === day)
  const left = many - shown.filter(({ isOff }) => !isOff).length
  const number = String(Number(day.slice(8)))
  // The number is a part of the whole name, which is heard before the things of the day.
  const [before, after] = dayLabel(day, many, today, locale).split(number, 2)
  return (
    <td className={clsx(day === today && 'is-today')}>
      <Anchor href={calendarAddress(asked, { day })} rel="nofollow">
        <span className="sr-only">{before}</span>
        <span className="number">{number}</span>
        <span className="sr-only">{after}</span>
        {many > 0 && <span className="dots" />}
        {shown.map(({ key, start, title, isOff }) => (
          <span key={key} className={clsx('thing', isOff && 'is-off')}>
            {start.replace(/ uur$/, '')} <span className="font-semibold">{title}</span>
          </span>
        ))}
        {left > 0 && <span className="more">{t(words.andMore, { n: left })}</span>}
      </Anchor>
    </td>
  )
}
