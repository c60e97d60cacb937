import { LinkButton } from '#design/button/button.tsx'
import { MonthNav } from '#design/calendar/month-nav.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { addDays, leafOf, longDay, monthOf as monthName } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { calendarAddress, chosenAddress, monthsBeside } from '#features/activities/public-pages/calendar-address.ts'
import { byDay, monthFrom, pageOfDays, weeksOf } from '#features/activities/public-pages/calendar-days.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import { dayLabel } from './day-links.ts'
import { CalendarDay } from './item-rows.tsx'
import type { LoadedCalendar } from './load-calendar.ts'
import { NothingPlanned } from './nothing-planned.tsx'
import { TakeAlongButton } from './take-along.tsx'

/** The days to come as headings with their things below them, and the month as a navigator beside them. */
export function ListView({ calendar, organize }: { calendar: LoadedCalendar; /** Where one begins an activity of one's own. */ organize: string | null }) {
  const [t, locale] = [useT(), useLocale()]
  const { asked, rows, days, total, today, window } = calendar
  const shown = pageOfDays(byDay(rows), asked.page)
  const isPaged = asked.month === null
  const after = isPaged ? monthFrom(addDays(window.to, 1), 0) : monthFrom(window.from, 1)
  const { next } = monthsBeside(window.from, today)
  return (
    <div className="mt-6 md:mt-8 grid lg:grid-cols-[21rem_minmax(0,1fr)] gap-x-14 gap-y-6">
      <aside className="lg:sticky lg:top-6 self-start">
        <Months calendar={calendar} />
        <p className="flex gap-2 mt-4 text-[.9375rem] max-md:hidden">
          <span className="w-1.5 h-1.5 rounded-full bg-second-line mt-2.5 shrink-0" />
          {t(words.dots)}
        </p>
        {organize && (
          <LinkButton href={organize} variant="second" icon="plus" className="mt-5 max-lg:!hidden">
            {t(words.organize)}
          </LinkButton>
        )}
      </aside>
      <div className="min-w-0">
        <p className="sr-only" role="status">
          {t(words.found, { n: total, from: longDay(locale, window.from) })}
        </p>
        {rows.length === 0 && <NothingPlanned calendar={calendar} />}
        {shown.days.map(({ day, rows: ofDay }, at) => (
          <CalendarDay key={day} day={day} rows={ofDay} many={days[day] ?? 0} href={calendarAddress(asked, { day })} isChosen={at === 0} />
        ))}
        {shown.pages > 1 && (
          <div className="mt-8">
            <Pagination
              label={t(words.pages)}
              page={shown.page}
              pages={shown.pages}
              href={(page) => chosenAddress(asked, { page })}
              words={{ previous: t(words.previous), next: t(words.next), page: (page) => t(words.page, { page }) }}
            />
          </div>
        )}
        <p className="flex flex-wrap gap-3 mt-8 max-md:flex-col">
          {next && shown.page === shown.pages && (
            <LinkButton href={calendarAddress(asked, { month: after })} variant="second" rel="nofollow">
              {t(words.showMonth, { month: monthName(locale, `${after}-01`) })}
            </LinkButton>
          )}
          <TakeAlongButton className="md:!hidden" />
          {organize && (
            <LinkButton href={organize} variant="second" icon="plus" className="lg:!hidden">
              {t(words.organize)}
            </LinkButton>
          )}
        </p>
      </div>
    </div>
  )
}

/** The month in which the list begins. */
function Months({ calendar: { asked, month, today, window } }: { calendar: LoadedCalendar }) {
  const [t, locale] = [useT(), useLocale()]
  const first = `${monthFrom(window.from, 0)}-01`
  const { previous, next } = monthsBeside(window.from, today)
  const weeks = weeksOf(first)
  const name = monthName(locale, first)
  return (
    <MonthNav
      title={name}
      label={t(words.daysOf, { month: name })}
      weekdays={weeks[0]!.map((day) => leafOf(locale, day).weekday)}
      previous={previous === null ? null : { href: calendarAddress(asked, { month: previous }), label: t(words.previousMonth) }}
      next={next === null ? null : { href: calendarAddress(asked, { month: next }), label: t(words.nextMonth) }}
      days={weeks.flat().map((day) => {
        const isOut = !day.startsWith(first.slice(0, 7))
        const count = month[day] ?? 0
        return {
          day,
          href: calendarAddress(asked, { day }),
          label: isOut ? longDay(locale, day) : dayLabel(day, count, today, locale),
          count,
          isOut,
          isToday: day === today,
          isChosen: asked.from === day,
        }
      })}
    />
  )
}
