import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Segments, Tabs } from '#design/nav/tabs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import type { OwnApplications } from '#features/applications/detail/fetch-own.ts'
import { messages } from '#features/applications/model/messages.ts'
import { OwnRow } from '#features/applications/detail/web/application-row.tsx'

type Props = OwnApplications & { /** They also answer applications of others. */ isTeam: boolean; hasSearch: boolean }

/** A person's own applications: the status of each and what comes next. */
export function OwnApplicationsList({ rows, tabs, current, page, pages, isTeam, hasSearch }: Props) {
  const t = useT()
  const addressOf = (more: Record<string, string>) => `/applications?${new URLSearchParams({ ...(isTeam && { view: 'own' }), ...more })}`
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1>{t(messages.yourApplications)}</h1>
        {isTeam && (
          <Segments
            label={t(messages.applications)}
            tabs={[
              { href: '/applications', label: t(messages.applications) },
              { href: '/applications?view=own', label: t(messages.yourApplications), current: true },
            ]}
          />
        )}
      </div>
      <div className="mt-6">
        <Tabs
          label={t(messages.status)}
          tabs={tabs.map(({ key, label, count }) => ({ href: addressOf({ status: key }), label: t(label), count, current: key === current }))}
        />
      </div>
      {rows.length === 0 ? (
        <div className="mt-8">
          <EmptyState title={t(messages.emptyOwn)} action={hasSearch && <LinkButton href="/vacancies/search">{t(messages.emptyOwnAction)}</LinkButton>}>
            {t(messages.emptyOwnText)}
          </EmptyState>
        </div>
      ) : (
        <ul className="rows-below-tabs">
          {rows.map((row) => (
            <OwnRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <div className="mt-6">
          <Pagination
            label={t(messages.pages)}
            page={page}
            pages={pages}
            href={(number) => addressOf({ status: current, page: String(number) })}
            words={{ previous: t(messages.previous), next: t(messages.next), page: (number) => t(messages.page, { page: number }) }}
          />
        </div>
      )}
    </>
  )
}
