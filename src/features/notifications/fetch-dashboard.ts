import { dayOf, daysBetween, longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client.ts'
import { fetchApplications } from '#features/applications/fetch-list.ts'
import { rowAsk, rowFacts, type ApplicationRowFacts } from '#features/applications/row-facts.ts'
import { openStatuses, undecidedStatuses } from '#features/applications/states.ts'
import type { VacancyStatus } from '#features/vacancies/states.ts'
import { home } from './dashboard-messages.ts'

/** A conversation with something new, as a line. */
export type NewsLine = { id: string; href: string; name: string; vacancy: string; text: string }

/**
 * The latest conversations in which something new was said, and how many there are. Each is named after the other side:
 * where one's own side had the last word, something before it is new all the same.
 */
export async function fetchNews(api: Client, size: number, side: 'volunteer' | 'organization', locale: Locale): Promise<{ lines: NewsLine[]; total: number }> {
  const { items, total } = await api.conversations.list({ filter: { unread: true }, sort: '-last_message_at', page: { size }, include: ['application'] })
  return {
    total,
    lines: items.map(({ id, links, personName, organizationName, lastSide, lastText, application }) => ({
      id,
      href: `/applications/${application?.id ?? links['application']?.id ?? ''}`,
      name: side === 'volunteer' ? organizationName : (personName ?? ''),
      vacancy: application?.vacancyTitle ?? '',
      text: lastSide === side ? say(locale, side === 'volunteer' ? home.saidByYou : home.saidByYourSide, { text: lastText ?? '' }) : (lastText ?? ''),
    })),
  }
}

export type OwnDashboard = { rows: ApplicationRowFacts[]; total: number; news: { lines: NewsLine[]; total: number } }

/** A volunteer's own: what runs, and what is new. */
export async function fetchOwn(api: Client, locale: Locale): Promise<OwnDashboard> {
  const [list, news] = await Promise.all([
    fetchApplications(api, { view: 'own', organizationId: null, status: 'open', search: '', page: 1, size: 5 }, locale),
    fetchNews(api, 3, 'volunteer', locale),
  ])
  return { rows: list.rows, total: list.tabs.reduce((sum, { count }) => sum + count, 0), news }
}

export type TeamVacancy = {
  id: string
  title: string
  status: VacancyStatus
  href: string | null
  applications: number
  taken: number
  places: number | null
  until: string
  isEnding: boolean
}
export type TeamDashboard = {
  name: string
  responseDays: number | null
  fresh: { count: number; longest: { name: string; days: number } | null }
  news: { lines: NewsLine[]; total: number }
  vacancies: TeamVacancy[]
  totalVacancies: number
  ending: { count: number; first: { title: string; href: string } | null }
}

const daysBefore = 14
const readable: readonly VacancyStatus[] = ['published', 'paused', 'filled', 'closed']

/** An organization's: who waits, what is new, how its vacancies are doing. */
export async function fetchTeam(api: Client, organizationId: string, locale: Locale): Promise<TeamDashboard> {
  const now = new Date()
  const soon = dayOf(new Date(now.getTime() + daysBefore * 86_400_000))
  const ofTeam = { organization_id_eq: organizationId }
  const [organization, fresh, news, vacancies, ending] = await Promise.all([
    api.organizations.get(organizationId),
    api.applications.list({ filter: { ...ofTeam, status_in: undecidedStatuses }, sort: 'waiting_since', page: { size: 1 } }),
    fetchNews(api, 3, 'organization', locale),
    api.vacancies.list({
      filter: { ...ofTeam, status_not_in: ['archived'] },
      sort: '-published_at',
      page: { size: 6 },
      include: ['applications'],
      fields: { vacancies: ['title', 'status', 'validThrough', 'places', 'placesTaken', 'applications'], applications: ['status'] },
    }),
    api.vacancies.list({
      filter: { ...ofTeam, status_eq: 'published', valid_through_lteq: soon },
      sort: 'valid_through',
      page: { size: 1 },
      fields: { vacancies: ['title'] },
    }),
  ])
  const [longest] = fresh.items
  const [firstEnding] = ending.items
  return {
    name: organization.name,
    responseDays: organization.responseMedianDays,
    fresh: { count: fresh.total, longest: longest?.waitingSince ? { name: longest.applicantName ?? '', days: daysBetween(longest.waitingSince, now) } : null },
    news,
    totalVacancies: vacancies.total,
    vacancies: vacancies.items.map(({ id, title, status, validThrough, places, placesTaken, applications }) => ({
      id,
      title,
      status,
      places,
      taken: placesTaken,
      href: readable.includes(status) ? `/vacancies/${id}` : null,
      applications: (applications ?? []).filter((one) => (openStatuses as readonly string[]).includes(one.status)).length,
      until: longDay(locale, validThrough, now),
      isEnding: status === 'published' && validThrough <= soon,
    })),
    ending: { count: ending.total, first: firstEnding ? { title: firstEnding.title, href: `/vacancies/${firstEnding.id}` } : null },
  }
}

/** How many wait for the center's word, and the first of them, which can be read already. */
export type Pending = { count: number; first: { name: string; href: string } | null }

export type CenterDashboard = {
  escalated: number
  pendingOrganizations: Pending
  pendingVacancies: Pending
  waiting: ApplicationRowFacts[]
  numbers: { openVacancies: number; organizations: number; thisWeek: number; waiting: number }
}

/** The center's: where help is needed, and how the town is doing. */
export async function fetchCenter(api: Client, locale: Locale): Promise<CenterDashboard> {
  const now = new Date()
  const one = { page: { size: 1 } }
  const bare = { ...one, fields: { applications: ['status'] } }
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000).toISOString()
  const [escalated, pendingOrganizations, pendingVacancies, waiting, openVacancies, organizations, thisWeek] = await Promise.all([
    api.applications.list({ ...bare, filter: { is_escalated: true } }),
    api.organizations.list({ ...one, filter: { status_eq: 'pending' }, fields: { organizations: ['name'] } }),
    api.vacancies.list({ ...one, filter: { status_eq: 'pending' }, fields: { vacancies: ['title'] } }),
    api.applications.list({ ...rowAsk, filter: { waiting: true }, sort: '-is_escalated,waiting_since', page: { size: 6 } }),
    api.vacancies.list({ ...one, filter: { status_eq: 'published' }, fields: { vacancies: ['title'] } }),
    api.organizations.list({ ...one, filter: { status_eq: 'approved' }, fields: { organizations: ['name'] } }),
    api.applications.list({ ...bare, filter: { created_at_gteq: weekAgo } }),
  ])
  return {
    escalated: escalated.total,
    pendingOrganizations: pending(
      pendingOrganizations.total,
      pendingOrganizations.items.map(({ id, name }) => ({ name, href: `/organizations/${id}` })),
    ),
    pendingVacancies: pending(
      pendingVacancies.total,
      pendingVacancies.items.map(({ id, title }) => ({ name: title, href: `/vacancies/${id}` })),
    ),
    waiting: waiting.items.map((item) => rowFacts(item, { locale, now, isOwn: false })),
    numbers: { openVacancies: openVacancies.total, organizations: organizations.total, thisWeek: thisWeek.total, waiting: waiting.total },
  }
}

const pending = (count: number, [first = null]: Pending['first'][]): Pending => ({ count, first })
