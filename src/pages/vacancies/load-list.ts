import type { Client } from '#kernel/jsonapi/client/client.ts'
import { fetchDecided } from '#features/audit/fetch-decided.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { readList } from '#features/lists/list.ts'
import { fetchName } from '#features/organizations/presentation/fetch-name.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { vacancyDecisions } from '#features/vacancies/moderation/decisions.ts'
import { fetchAlike } from '#features/vacancies/moderation/fetch-alike.ts'
import { fetchQueue } from '#features/vacancies/moderation/fetch-queue.ts'
import { fetchVacancy } from '#features/vacancies/staff-list/fetch-vacancy.ts'
import { ownVacancyList, vacancyList } from '#features/vacancies/staff-list/vacancy-list.ts'
import type { Visit } from '#shell/context.ts'

/** A vacancy with its history, as far as the reader may see it. */
async function fetchWithHistory(api: Client, { may, shell }: Visit, id: string) {
  const [vacancy, history] = await Promise.all([
    fetchVacancy(api, id),
    may('audit_events.read') ? fetchHistory(api, { type: 'vacancies', id }, shell.locale) : null,
  ])
  return vacancy && { vacancy, history }
}

/** The vacancies that wait for review, and the open one. */
export async function loadQueue(api: Client, visit: Visit, id: string | null) {
  const [queue, decided] = await Promise.all([fetchQueue(api), fetchDecided(api, vacancyDecisions, visit.shell.locale)])
  const open = id ?? queue.items[0]?.id
  const opened = open ? await fetchWithHistory(api, visit, open) : null
  return { queue, decided, opened: opened && { ...opened, alike: await fetchAlike(api, opened.vacancy) } }
}

/** How many vacancies changed without review since the center last looked. */
async function countUnreviewed(api: Client): Promise<number> {
  const { total } = await api.vacancies.list({ filter: { unreviewed: true }, fields: { vacancies: ['title'] }, page: { size: 1 } })
  return total
}

/** The requested list, with the open vacancy beside it. */
export async function loadList(api: Client, visit: Visit, url: string) {
  const { pages, may, shell } = visit
  // With another organization than the center's own selected, only its vacancies (decisions 32).
  const list = may('vacancies.publish') ? vacancyList : ownVacancyList
  const asked = readList(list, url)
  const within = shell.view === 'team' && shell.organizationId ? { organization_id_eq: shell.organizationId } : null
  const isCenter = within === null
  const [beside, views, organization, unreviewed] = await Promise.all([
    fetchBeside(api.vacancies, list, asked, async (id) => await fetchWithHistory(api, visit, id), within ?? {}),
    fetchViews(api, '/vacancies'),
    asked.organization ? fetchName(api, asked.organization) : null,
    isCenter && may('vacancies.publish') ? countUnreviewed(api) : 0,
  ])
  return {
    ...beside,
    views,
    organization,
    isCenter,
    unreviewed,
    mayPublish: may('vacancies.publish'),
    // An admin of an organization may export its applicants, but no vacancies.
    mayTake: may('exports.create') && mayExport(shell.person!, 'vacancies'),
    mayBring: isCenter && may('imports.create') && pages.has('vacancies/add'),
    mayChangeMany: may('vacancies.bulk_update') && pages.has('vacancies/bulk-edit'),
    hasAdd: may('vacancies.create') && pages.has('vacancies/add'),
    hasEdit: pages.has('vacancies/:id/edit'),
  }
}

export type LoadedList = Awaited<ReturnType<typeof loadList>> & { now: string }
