import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { Button } from '#design/button/button.tsx'
import { LinkButton } from '#design/button/link-button.tsx'
import { TextField } from '#design/field/text-field.tsx'
import { Pagination } from '#design/nav/pagination.tsx'
import { Segments, Tabs } from '#design/nav/tabs.tsx'
import { EmptyState } from '#design/surface/empty-state.tsx'
import { fetchApplications } from '#features/applications/fetch-list.ts'
import { messages } from '#features/applications/messages.ts'
import { OwnRow, TeamRow } from '#features/applications/web/application-row.tsx'
import type { View } from '#features/organizations/view-of.ts'
import { visitContext } from '#shell/context.ts'

const size = 20

export async function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { organizationId, locale, view: usual },
    pages,
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const query = new URL(request.url).searchParams
  const view: View = query.get('view') === 'own' ? 'own' : usual
  const page = Math.min(10_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
  const search = (query.get('q') ?? '').trim().slice(0, 100)
  const [list, own] = await Promise.all([
    fetchApplications(api, { view, organizationId, status: query.get('status'), search, page, size }, locale),
    usual === 'own' ? 0 : api.applications.list({ filter: { mine: true }, page: { size: 1 }, fields: { applications: ['status'] } }).then(({ total }) => total),
  ])
  return { ...list, view, usual, search, page, hasOwn: own > 0, hasSearch: pages.has('vacancies/search') }
}

export default function Applications() {
  const t = useT()
  const { rows, total, tabs, current, view, usual, search, page, hasOwn, hasSearch } = useLoaderData<typeof loader>()
  const base = view === usual ? {} : { view }
  const addressOf = (more: Record<string, string | number>) =>
    `/applications?${new URLSearchParams(Object.entries({ ...base, ...(search !== '' && { q: search }), ...more }).map(([name, value]) => [name, String(value)]))}`
  const Row = view === 'own' ? OwnRow : TeamRow
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-4xl">{t(view === 'own' ? messages.yourApplications : messages.applications)}</h1>
        {hasOwn && (
          <Segments
            label={t(messages.applications)}
            tabs={[
              { href: '/applications', label: t(messages.applications), current: view !== 'own' },
              { href: '/applications?view=own', label: t(messages.yourApplications), current: view === 'own' },
            ]}
          />
        )}
      </div>
      {view !== 'own' && (
        <Form method="get" role="search" className="mt-5 flex flex-wrap items-end gap-3">
          <TextField
            name="q"
            label={t(messages.searchByName)}
            defaultValue={search}
            type="search"
            maxLength={100}
            icon="magnifying-glass"
            className="w-full sm:w-72"
          />
          <input type="hidden" name="status" value={current} />
          <Button variant="second">{t(messages.search)}</Button>
        </Form>
      )}
      <div className="mt-6">
        <Tabs
          label={t(messages.status)}
          tabs={tabs.map(({ key, label, count }) => ({ href: addressOf({ status: key }), label: t(label), count, current: key === current }))}
        />
      </div>
      {rows.length === 0 ? (
        <Nothing view={view} hasSearch={hasSearch} name={search} all={`/applications?status=${current}`} />
      ) : (
        <ul className="rows-below-tabs">
          {rows.map((row) => (
            <Row key={row.id} row={row} withOrganization={view === 'center'} />
          ))}
        </ul>
      )}
      {total > size && (
        <div className="mt-6">
          <Pagination
            label={t(messages.pages)}
            page={page}
            pages={Math.ceil(total / size)}
            href={(number) => addressOf({ status: current, page: number })}
            words={{ previous: t(messages.previous), next: t(messages.next), page: (number) => t(messages.page, { page: number }) }}
          />
          {rows.length > 0 && (
            <p className="mt-3 text-center text-text-soft">{t(messages.range, { from: (page - 1) * size + 1, to: (page - 1) * size + rows.length, total })}</p>
          )}
        </div>
      )}
    </>
  )
}

function Nothing({ view, hasSearch, name, all }: { view: View; hasSearch: boolean; /** What was searched for. */ name: string; all: string }) {
  const t = useT()
  if (name !== '')
    return (
      <div className="mt-8">
        <EmptyState
          title={t(messages.nobodyNamed, { name })}
          tile="zoek"
          action={
            <LinkButton href={all} variant="second">
              {t(messages.allNames)}
            </LinkButton>
          }
        />
      </div>
    )
  if (view !== 'own')
    return (
      <div className="mt-8">
        <EmptyState title={t(messages.emptyTeam)} tile="koffie">
          {view === 'team' && t(messages.emptyTeamText)}
        </EmptyState>
      </div>
    )
  return (
    <div className="mt-8">
      <EmptyState title={t(messages.emptyOwn)} action={hasSearch && <LinkButton href="/vacancies/search">{t(messages.emptyOwnAction)}</LinkButton>}>
        {t(messages.emptyOwnText)}
      </EmptyState>
    </div>
  )
}
