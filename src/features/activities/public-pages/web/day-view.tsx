import { LinkButton } from '#design/button/button.tsx'
import { DayHours } from '#design/calendar/day-bars.tsx'
import { Breadcrumbs } from '#design/nav/breadcrumbs.tsx'
import { Tabs } from '#design/nav/tabs.tsx'
import { addDays, leafOf, monthName, monthOf, weekdayName } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { partWords } from '#features/activities/model/code-words.ts'
import { partsOfDay } from '#features/activities/model/codes.ts'
import { calendarAddress } from '#features/activities/public-pages/calendar-address.ts'
import { calendarWords as words } from '#features/activities/public-pages/calendar-words.ts'
import { BarRow } from './item-rows.tsx'
import type { LoadedCalendar } from './load-calendar.ts'
import { NothingPlanned } from './nothing-planned.tsx'

/** The name of a day, with the days beside it. */
export function DayHead({ calendar: { asked, window, total } }: { calendar: LoadedCalendar }) {
  const [t, locale] = [useT(), useLocale()]
  const day = window.from
  const name = `${Number(day.slice(8))} ${monthName(locale, day)}`
  const short = (other: string) => `${leafOf(locale, other).weekday} ${Number(other.slice(8))}`
  const [before, after] = [addDays(day, -1), addDays(day, 1)]
  return (
    <>
      <Breadcrumbs
        label={t(words.crumbs)}
        crumbs={[
          { href: calendarAddress(asked), label: t(words.title) },
          { href: calendarAddress(asked, { month: day.slice(0, 7) }), label: monthOf(locale, day) },
        ]}
        current={`${weekdayName(locale, day)} ${name}`}
      />
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3 mt-4">
        <div className="mr-auto">
          <h1>
            <span className="block font-sans font-normal tracking-normal text-lg text-text-soft">{weekdayName(locale, day)} </span>
            {name}
          </h1>
        </div>
        <p className="flex gap-2">
          <LinkButton
            href={calendarAddress(asked, { day: before })}
            rel="nofollow"
            variant="second"
            size="small"
            icon="arrow-left-bold"
            className="!min-h-11"
            aria-label={t(words.dayBefore, { day: short(before) })}
          >
            {short(before)}
          </LinkButton>
          <LinkButton
            href={calendarAddress(asked, { day: after })}
            rel="nofollow"
            variant="second"
            size="small"
            iconAfter="arrow-right-bold"
            className="!min-h-11"
            aria-label={t(words.dayAfter, { day: short(after) })}
          >
            {short(after)}
          </LinkButton>
        </p>
      </div>
      <p className="text-lg mt-3" role="status">
        {t(words.foundOnDay, { n: total })}
      </p>
    </>
  )
}

/** All things of a day by its parts, each with a bar of its hours. */
export function DayView({ calendar }: { calendar: LoadedCalendar }) {
  const t = useT()
  const { rows } = calendar
  const parts = partsOfDay.map((part) => ({ part, rows: rows.filter((row) => row.part === part) }))
  if (rows.length === 0)
    return (
      <div className="mt-8">
        <NothingPlanned calendar={calendar} />
      </div>
    )
  return (
    <>
      <div className="mt-6 max-md:sticky max-md:top-0 max-md:bg-page max-md:z-10">
        <Tabs
          label={t(words.partsOfDay)}
          tabs={parts.map(({ part, rows: of }) => ({ href: `#${part}`, label: t(partWords[part]), count: of.filter(({ isOff }) => !isOff).length }))}
        />
      </div>
      <div className="hidden lg:grid grid-cols-[minmax(0,27rem)_minmax(0,1fr)] gap-8 mt-5" aria-hidden="true">
        <span />
        <DayHours />
      </div>
      {parts.map(({ part, rows: of }) => (
        <section key={part} id={part} aria-labelledby={`${part}-title`} className="mt-6 scroll-mt-16">
          <h2 id={`${part}-title`} className="text-2xl">
            {t(partWords[part])}
          </h2>
          {of.length === 0 ? (
            <p className="text-text-soft py-3">{t(words.nothingPlanned)}</p>
          ) : (
            <ul className="border-b border-line mt-2">
              {of.map((row) => (
                <BarRow key={row.key} row={row} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </>
  )
}
