import { useT } from '#kernel/i18n/web/provider.tsx'
import { StatusBadge } from '#design/badge/status-badge.tsx'
import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Link } from '#design/link/link.tsx'
import { Card } from '#design/surface/card.tsx'
import { Table, type Column } from '#design/table/table.tsx'
import { home } from '#features/notifications/dashboard-messages.ts'
import type { TeamDashboard, TeamVacancy } from '#features/notifications/fetch-dashboard.ts'
import { stateWords } from '#features/notifications/state-words.ts'
import { TodoList, type Todo } from './todo-list.tsx'
import { NewsList } from './news-list.tsx'

/** What somebody of an organization comes home to: who waits, what is new, how the vacancies are doing. */
export function TeamHome({ team, hasVacancies }: { team: TeamDashboard; hasVacancies: boolean }) {
  const t = useT()
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
      <div className="grid gap-10 min-w-0">
        <TodoList todos={useTodos(team)} />
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
      <aside className="grid gap-8">
        <NewsList lines={team.news.lines} />
        <Card>
          <h2 className="text-xl">{t(home.responseTitle)}</h2>
          {team.responseDays === null ? (
            <p className="mt-1">{t(home.responseUnknown)}</p>
          ) : (
            <>
              <p className="mt-1 font-semibold">{t(home.responseDays, { n: team.responseDays })}</p>
              <p className="mt-1 text-text-soft">{t(home.responseWhy)}</p>
            </>
          )}
        </Card>
      </aside>
    </div>
  )
}

function useTodos({ fresh, news, ending }: TeamDashboard): Todo[] {
  const t = useT()
  const [latest] = news.lines
  return [
    ...(fresh.count > 0
      ? [
          {
            key: 'fresh',
            icon: 'hand-heart-duotone',
            tone: 'second',
            title: t(home.freshApplications, { n: fresh.count }),
            text: fresh.longest && t(home.longestWait, fresh.longest),
            action: { href: '/applications', label: t(home.seeApplications) },
          } as const,
        ]
      : []),
    ...(ending.first
      ? [
          {
            key: 'ending',
            icon: 'clock-duotone',
            tone: 'warn',
            title: t(home.runningOut, { n: ending.count }),
            text: ending.first.title,
            action: { href: ending.first.href, label: t(home.seeVacancy) },
          } as const,
        ]
      : []),
    ...(latest
      ? [
          {
            key: 'news',
            icon: 'chats-duotone',
            tone: 'info',
            title: t(home.unreadMessages, { n: news.total }),
            text: t(home.lastFrom, latest),
            action: { href: latest.href, label: t(home.readMessages) },
          } as const,
        ]
      : []),
  ]
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
          <StatusBadge status={status}>{t(stateWords[status])}</StatusBadge>
        ),
    },
    { key: 'places', label: t(home.places), number: true, cell: ({ taken, places }) => (places === null ? taken : t(home.placesOf, { taken, places })) },
    { key: 'applications', label: t(home.applications), number: true, cell: ({ applications }) => applications },
  ]
}
