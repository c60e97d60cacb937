import type { ReactNode } from 'react'
import { Badge } from '#design/badge/badge.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { Card } from '#design/surface/card.tsx'
import { type Column, Table } from '#design/table/table.tsx'
import type { Appointments } from '#features/notifications/dashboard/fetch-appointments.ts'
import type { TeamDashboard, TeamVacancy, TodoGroup } from '#features/notifications/dashboard/fetch-dashboard.ts'
import type { Month } from '#features/notifications/dashboard/month.ts'
import type { WeekNumber } from '#features/notifications/dashboard/weeks.ts'
import { home } from '#features/notifications/dashboard/words.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApplicationsByWeek, MonthChart, WeekAppointments } from './beside.tsx'
import { TodoList } from './todo-list.tsx'

/** The home page of organization staff: what waits, their vacancies, the applications by week, the week's appointments. */
export function TeamHome({
  team,
  todos,
  weeks,
  appointments,
  hasVacancies,
}: {
  team: TeamDashboard
  todos: readonly TodoGroup[]
  weeks: readonly WeekNumber[]
  appointments: Appointments
  hasVacancies: boolean
}) {
  const t = useT()
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
      <div className="grid gap-10 min-w-0">
        <TodoList todos={todos} />
        <section>
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 className="text-2xl">{t(home.yourVacancies)}</h2>
            {hasVacancies && team.totalVacancies > 0 && (
              <Link href="/vacancies" className="font-semibold">
                {t(home.allVacancies, { n: team.totalVacancies })}
              </Link>
            )}
          </div>
          <div className="mt-3">
            <Table caption={t(home.yourVacancies)} columns={useColumns()} rows={team.vacancies} id={({ id }) => id} empty={<p>{t(home.noVacancies)}</p>} />
          </div>
        </section>
      </div>
      <aside className="grid gap-10">
        <ApplicationsByWeek weeks={weeks} />
        <WeekAppointments appointments={appointments} />
        <Card>
          <h2 className="text-xl">{t(home.responseTitle)}</h2>
          {team.responseDays === null ? (
            <p className="mt-1">{t(home.responseUnknown)}</p>
          ) : (
            <>
              <p className="mt-1 font-semibold">
                {team.longestWait === null ? t(home.responseDays, { n: team.responseDays }) : t(home.responseLate, { n: team.longestWait })}
              </p>
              <p className="mt-1 text-text-soft">{t(home.responseWhy)}</p>
            </>
          )}
        </Card>
      </aside>
    </div>
  )
}

function useColumns(): Column<TeamVacancy>[] {
  const t = useT()
  return [
    {
      key: 'title',
      label: t(home.vacancy),
      cell: ({ title, href }) =>
        href ? (
          <Anchor href={href} className="tlink font-semibold">
            {title}
          </Anchor>
        ) : (
          <span className="font-semibold">{title}</span>
        ),
    },
    {
      key: 'status',
      label: t(home.status),
      cell: ({ status, isEnding, until }) =>
        isEnding ? (
          <Badge tone="warn" icon="clock-fill">
            {t(home.endsOn, { day: until })}
          </Badge>
        ) : (
          <StatusBadge status={status}>{t(statusWords[status])}</StatusBadge>
        ),
    },
    { key: 'places', label: t(home.places), number: true, cell: ({ taken, places }) => (places === null ? taken : t(home.placesOf, { taken, places })) },
    { key: 'applications', label: t(home.applications), number: true, cell: ({ applications }) => applications },
  ]
}

type Props = {
  todos: readonly TodoGroup[]
  month: Month
  appointments: Appointments
  /** What comes before the to-dos. */ children?: ReactNode
}

/** The home page of center staff: what waits for a decision, the month as a chart, the week's appointments. */
export function CenterHome({ todos, month, appointments, children }: Props) {
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
      <div className="grid gap-10 min-w-0">
        {children}
        <TodoList todos={todos} />
      </div>
      <aside className="grid gap-10">
        <MonthChart month={month} />
        <WeekAppointments appointments={appointments} />
      </aside>
    </div>
  )
}
