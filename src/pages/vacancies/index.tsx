import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { Client } from '#kernel/jsonapi/client.ts'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { History } from '#features/audit/web/history.tsx'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { readList } from '#features/lists/list.ts'
import { fetchName } from '#features/organizations/fetch-name.ts'
import { fetchQueue } from '#features/vacancies/fetch-queue.ts'
import { fetchVacancy } from '#features/vacancies/fetch-vacancy.ts'
import { readQueue } from '#features/vacancies/queue-address.ts'
import { vacancyList } from '#features/vacancies/vacancy-list.ts'
import { VacancyQueue } from '#features/vacancies/web/vacancy-queue.tsx'
import { type Visit, visitContext } from '#shell/context.ts'
import { ListOfVacancies } from './list-of-vacancies.tsx'

export async function loader({ context, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const now = new Date().toISOString()
  const queue = visit.may('vacancies.publish') ? readQueue(request.url) : null
  if (queue) return { view: 'queue' as const, now, ...(await loadQueue(api, visit, queue.id)) }
  return { view: 'list' as const, now, ...(await loadList(api, visit, request.url)) }
}

/** A vacancy with what happened to it, as far as whoever looks may know. */
async function fetchWithHistory(api: Client, { may, shell }: Visit, id: string) {
  const [vacancy, history] = await Promise.all([
    fetchVacancy(api, id),
    may('audit_events.read') ? fetchHistory(api, { type: 'vacancies', id }, shell.locale) : null,
  ])
  return vacancy && { vacancy, history }
}

async function loadQueue(api: Client, visit: Visit, id: string | null) {
  const queue = await fetchQueue(api)
  const open = id ?? queue.items[0]?.id
  return { queue, opened: open ? await fetchWithHistory(api, visit, open) : null }
}

async function loadList(api: Client, visit: Visit, url: string) {
  const { pages, may, shell } = visit
  const asked = readList(vacancyList, url)
  // With another organization than the center's own selected, its vacancies alone (decisions 32).
  const within = shell.view === 'team' && shell.organizationId ? { organization_id_eq: shell.organizationId } : null
  const [beside, views, organization] = await Promise.all([
    fetchBeside(api.vacancies, vacancyList, asked, async (id) => await fetchWithHistory(api, visit, id), within ?? {}),
    fetchViews(api, '/vacancies'),
    asked.organization ? fetchName(api, asked.organization) : null,
  ])
  return {
    ...beside,
    views,
    organization,
    isCenter: within === null,
    mayPublish: may('vacancies.publish'),
    mayChangeMany: may('vacancies.bulk_update') && pages.has('vacancies/bulk-edit'),
    hasAdd: may('vacancies.create') && pages.has('vacancies/add'),
    hasEdit: pages.has('vacancies/:id/edit'),
  }
}

export type LoadedList = Awaited<ReturnType<typeof loadList>> & { now: string }

export default function Vacancies() {
  const loaded = useLoaderData<typeof loader>()
  if (loaded.view === 'list') return <ListOfVacancies {...loaded} />
  const { queue, opened, now } = loaded
  return <VacancyQueue queue={queue} vacancy={opened?.vacancy ?? null} history={opened?.history && <History lines={opened.history} />} now={now} />
}
