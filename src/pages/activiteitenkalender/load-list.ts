import { cutText } from '#kernel/fields/cut-text.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { fetchDecided } from '#features/audit/fetch-decided.ts'
import { fetchHistory } from '#features/audit/fetch-history.ts'
import { mayExport } from '#features/exports/may-export.ts'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import type { Within } from '#features/lists/fetch-list.ts'
import { fetchViews } from '#features/lists/fetch-views.ts'
import { readList } from '#features/lists/list.ts'
import { fetchName } from '#features/organizations/presentation/fetch-name.ts'
import { activityListAddress } from '#features/activities/model/address.ts'
import { activityList, followedList, ownActivityList } from '#features/activities/overview/activity-list.ts'
import { fetchActivity } from '#features/activities/overview/fetch-activity.ts'
import { activityDecisions, fetchQueue } from '#features/activities/overview/fetch-queue.ts'
import { readMonth } from '#features/activities/overview/read-month.ts'
import type { Visit } from '#shell/context.ts'

/** An activity with its history, as far as the reader may see it. */
async function fetchWithHistory(api: Client, { may, shell }: Visit, id: string) {
  const [activity, history] = await Promise.all([
    fetchActivity(api, id),
    may('audit_events.read') ? fetchHistory(api, { type: 'activities', id }, shell.locale) : null,
  ])
  return activity && { activity, history }
}

/** The activities that wait for the center, and the open one. */
export async function loadQueue(api: Client, visit: Visit, asked: string | null) {
  const [queue, decided] = await Promise.all([fetchQueue(api), fetchDecided(api, activityDecisions, visit.shell.locale)])
  const id = cutText(asked, 40) ?? queue.items[0]?.id
  return { queue, decided, opened: id ? await fetchWithHistory(api, visit, id) : null }
}

/** Whose activities the list has: the center's, those of the person's organizations, or what a volunteer follows. */
export type Reader = 'center' | 'team' | 'volunteer'
export const listFor = { center: activityList, team: ownActivityList, volunteer: followedList } as const

/** The requested list, with the open activity beside it. */
export async function loadList(api: Client, visit: Visit, url: string) {
  const { may, pages, shell } = visit
  const mayDecide = may('activities.approve')
  // With another organization than the center's own selected, staff see only its activities (decisions 32).
  const reader: Reader = !may('activities.update') ? 'volunteer' : mayDecide && (shell.view === 'center' || !shell.organizationId) ? 'center' : 'team'
  const list = listFor[reader] as typeof activityList
  const read = readList(list, url)
  const asked = { ...read, month: readMonth(read.month) }
  const within: Within = reader !== 'team' ? {} : mayDecide ? { organization_id_eq: shell.organizationId! } : { mine: 'true' }
  const [beside, views, organization, waiting, followed] = await Promise.all([
    fetchBeside(api.activities, list, asked, async (id) => await fetchWithHistory(api, visit, id), within),
    fetchViews(api, activityListAddress),
    reader === 'center' && asked.organization ? fetchName(api, asked.organization) : null,
    reader === 'center' ? countOf(api, { waiting: true }) : 0,
    reader === 'volunteer' ? Promise.all([countOf(api, { followed: true }), countOf(api, {})]) : null,
  ])
  return {
    ...beside,
    page: { ...beside.page, ...(followed && { counts: { all: followed[0], published: followed[1] } }) },
    views,
    organization,
    reader,
    waiting,
    mayDecide,
    mayTake: reader === 'center' && may('exports.create') && mayExport(shell.person!, 'activities'),
    /** Those whose whole day they may cancel; null: any. */
    badDay: may('activity_occurrences.cancel') ? { organizations: reader === 'center' ? null : ownOrganizations(shell) } : null,
    hasAdd: may('activities.create') && pages.has('activiteitenkalender/add'),
    hasCalendar: pages.has('activiteitenkalender'),
    hasPage: pages.has('activiteitenkalender/:id'),
  }
}

/** The organizations that somebody works for, the selected one alone where one is selected. */
const ownOrganizations = ({ person, organizationId }: Visit['shell']) =>
  person!.organizations.filter(({ id }) => !organizationId || id === organizationId).map(({ id, name }) => ({ id, name }))

const countOf = async (api: Client, filter: { waiting?: true; followed?: true }): Promise<number> =>
  (await api.activities.list({ filter, fields: { activities: ['title'] }, page: { size: 1 } })).total

export type LoadedList = Awaited<ReturnType<typeof loadList>> & { now: string }
