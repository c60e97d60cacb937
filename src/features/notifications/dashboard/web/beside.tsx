import { BarPair } from '#design/chart/bar-pair.tsx'
import { ColumnChart } from '#design/chart/column-chart.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { todoWords } from '#features/applications/model/todo-words.ts'
import type { Appointments } from '#features/notifications/dashboard/fetch-appointments.ts'
import type { Month } from '#features/notifications/dashboard/month.ts'
import { sideWords as words } from '#features/notifications/dashboard/side-words.ts'
import type { WeekNumber } from '#features/notifications/dashboard/weeks.ts'
import { inDigits } from '#kernel/i18n/numbers.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'

/** The appointments of the coming week; nothing where there are none. */
export function WeekAppointments({ appointments: { lines, more } }: { appointments: Appointments }) {
  const t = useT()
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="appointments">
      <h2 id="appointments" className="text-2xl">
        {t(words.appointments)}
      </h2>
      <ul className="mt-3 border-t border-line">
        {lines.map(({ id, href, at, leaf, time, name, about }) => (
          <li key={id} className="row grid grid-cols-[3rem_minmax(0,1fr)] gap-4 py-3 border-b border-line">
            <span className="text-center leading-tight text-text-soft" aria-hidden="true">
              {leaf.weekday}
              <strong className="block font-heading text-2xl text-text">{leaf.day}</strong>
            </span>
            <span className="min-w-0">
              <time dateTime={at} className="block">
                <span className="sr-only">
                  {leaf.weekday} {leaf.day},{' '}
                </span>
                {time}
              </time>
              <Anchor href={href} className="tlink tlink-all font-semibold">
                {t(words.meeting, { name: name ?? t(todoWords.formerUser) })}
              </Anchor>
              <span className="block truncate text-text-soft">{about}</span>
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3">
          <Link href="/applications" className="font-semibold">
            {t(words.moreAppointments, { n: more })}
          </Link>
        </p>
      )}
    </section>
  )
}

/** How many people applied at an organization, by week; nothing while nobody did. */
export function ApplicationsByWeek({ weeks }: { weeks: readonly WeekNumber[] }) {
  const t = useT()
  const locale = useLocale()
  const total = weeks.reduce((sum, { applications: n }) => sum + n, 0)
  if (total === 0) return null
  return (
    <section aria-labelledby="weeks">
      <h2 id="weeks" className="text-2xl">
        {t(words.byWeek)}
      </h2>
      <p className="mb-3 text-text-soft">{t(words.inWeeks, { n: total, weeks: weeks.length })}</p>
      <ColumnChart
        title={t(words.byWeek)}
        axis={t(words.weekNumber)}
        unit={t(words.people)}
        asTable={t(words.asTable)}
        columns={weeks.map(({ start, week, applications: value }) => ({ key: start, label: inDigits(locale, week), value }))}
      />
    </section>
  )
}

/** The center's month as bars, each with that of the same days of the last month below it. */
export function MonthChart({ month }: { month: Month }) {
  const t = useT()
  return (
    <section aria-labelledby="month">
      <h2 id="month" className="text-2xl">
        {month.title}
      </h2>
      {month.nothing ? (
        <p className="mt-2 text-text-soft">{month.nothing}</p>
      ) : (
        <>
          <ul className="mt-3 grid gap-5">
            {month.lines.map(({ key, number, label, beside, share, shareBefore }) => (
              <li key={key}>
                <p>
                  <strong className="text-xl font-heading">{number}</strong> {label}
                </p>
                {(share !== null || shareBefore !== null) && (
                  <div className="my-1.5">
                    <BarPair value={share} compared={shareBefore} hidden={month.hiddenShare} />
                  </div>
                )}
                <p className="text-text-soft text-[.9375rem]">{beside}</p>
              </li>
            ))}
          </ul>
          {month.lines.some(({ share, shareBefore }) => share === null || shareBefore === null) && (
            <p className="mt-4 text-text-soft text-sm">{t(words.fewHidden)}</p>
          )}
        </>
      )}
    </section>
  )
}
