import { useT } from '#kernel/i18n/web/provider.tsx'
import { DefinitionList } from '#design/facts/definition-list.tsx'
import { Link } from '#design/link/link.tsx'
import { Card } from '#design/surface/card.tsx'
import { TeamRow } from '#features/applications/web/application-row.tsx'
import { home } from '#features/notifications/dashboard-messages.ts'
import type { CenterDashboard } from '#features/notifications/fetch-dashboard.ts'
import type { TodoLine } from '#features/notifications/fetch-todos.ts'
import { TodoList } from './todo-list.tsx'

type Props = { center: CenterDashboard; todos: readonly TodoLine[]; name: string }

/** What the center's staff come home to: where help is needed, who waits longest, how the town is doing. */
export function CenterHome({ center, todos, name }: Props) {
  const t = useT()
  const { waiting, numbers } = center
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] items-start">
      <div className="grid gap-10 min-w-0">
        <TodoList todos={todos} />
        <section aria-labelledby="waiting">
          <div className="flex flex-wrap items-end justify-between gap-4">
            <h2 id="waiting" className="text-2xl">
              {t(home.waitLongest)}
            </h2>
            <Link href="/applications" className="font-semibold">
              {t(home.allApplications)}
            </Link>
          </div>
          {waiting.length > 0 ? (
            <ul className="mt-3">
              {waiting.map((row) => (
                <TeamRow key={row.id} row={row} withOrganization />
              ))}
            </ul>
          ) : (
            <p className="mt-3">{t(home.nobodyWaits)}</p>
          )}
        </section>
      </div>
      <aside>
        <Card>
          <h2 className="text-xl">{t(home.inNumbers)}</h2>
          <p className="text-text-soft">{name}</p>
          <div className="mt-3">
            <DefinitionList
              numbers
              items={[
                { term: t(home.openPlaces), value: numbers.openVacancies },
                { term: t(home.activeOrganizations), value: numbers.organizations },
                { term: t(home.thisWeek), value: numbers.thisWeek },
                { term: t(home.waitingNow), value: numbers.waiting },
              ]}
            />
          </div>
        </Card>
      </aside>
    </div>
  )
}
