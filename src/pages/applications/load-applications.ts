import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { writeFilters } from '#kernel/search/filters.ts'
import { applicationList } from '#features/applications/board/application-list.ts'
import type { Shape } from '#features/applications/board/board-address.ts'
import { fetchBoard } from '#features/applications/board/fetch-board.ts'
import { fetchApplicationView, fetchColleagues } from '#features/applications/detail/application-view.ts'
import { isOfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { readList } from '#features/lists/list.ts'
import { fetchName } from '#features/organizations/presentation/fetch-name.ts'
import type { Visit } from '#shell/context.ts'

/** The applications that a person answers, as a list or as a board, with the open one beside it. */
export async function loadApplications(api: Client, { may, shell }: Visit, url: string) {
  const { searchParams } = new URL(url)
  const shape: Shape = searchParams.get('view') === 'board' ? 'board' : 'list'
  const asked = readList(applicationList, url)
  // With another organization than the center's own selected, only its applications (decisions 32).
  const within: Record<string, string> = shell.view === 'team' && shell.organizationId ? { organization_id_eq: shell.organizationId } : {}
  const person = shell.person!
  const looker = {
    personId: person.id,
    organizationIds: person.roles.flatMap(({ organizationId }) => organizationId ?? []),
    centerName: shell.center.name,
    locale: shell.locale,
  }
  const one = async (id: string) => {
    const [found, history] = await Promise.all([
      nullIfNotFound(fetchApplicationView(api, id, looker)),
      may('audit_events.read') ? fetchHistory(api, { type: 'applications', id }, shell.locale) : null,
    ])
    return found && { found, history }
  }
  const around = Promise.all([
    asked.organization ? fetchName(api, asked.organization) : null,
    asked.vacancy ? nullIfNotFound(api.vacancies.get(asked.vacancy, { fields: { vacancies: ['title'] } })) : null,
    shell.view === 'own' ? 0 : fetchOwnCount(api),
  ])
  const said = searchParams.get('do')
  const narrow = { ...writeFilters(applicationList.search, asked), ...within }
  const shared = { asked, isCenter: shell.view === 'center', unfolded: isOfferedVerb(said) ? said : null, mayTake: mayTake(shell) }
  if (shape === 'board') {
    const open = asked.open
    const [columns, opened, [organization, vacancy, own]] = await Promise.all([fetchBoard(api, narrow), open ? one(open) : null, around])
    const beside = { openId: open || null, opened, steps: { previous: null, next: null } }
    return { shape, ...shared, columns, taken: narrow, ...beside, organization, vacancy: vacancy?.title ?? null, hasOwn: own > 0 }
  }
  const [beside, views, colleagues, [organization, vacancy, own]] = await Promise.all([
    fetchBeside(api.applications, applicationList, asked, one, within),
    fetchViews(api, '/applications'),
    // Only of one organization: colleagues take up what their own organization was sent.
    shell.view === 'team' && shell.organizationId ? fetchColleagues(api, shell.organizationId) : [],
    around,
  ])
  return {
    shape,
    ...shared,
    colleagues,
    mayMessage: may('messages.create'),
    taken: beside.page.filters,
    ...beside,
    views,
    organization,
    vacancy: vacancy?.title ?? null,
    hasOwn: own > 0,
  }
}

export type LoadedApplications = Awaited<ReturnType<typeof loadApplications>> & { now: string }

/** People who answer for the center, or for the organization that receives these applications (domain §4). */
function mayTake({ organizationId, person }: Visit['shell']): boolean {
  return mayExport(person!, 'applications', organizationId)
}

/** People who answer applications may have applied themselves. */
async function fetchOwnCount(api: Client): Promise<number> {
  return (await api.applications.list({ filter: { mine: true }, page: { size: 1 }, fields: { applications: ['status'] } })).total
}
