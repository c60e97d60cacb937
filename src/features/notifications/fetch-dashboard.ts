import { longDay } from '#kernel/i18n/dates.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client.ts'
import { fetchApplications } from '#features/applications/fetch-list.ts'
import { messages as talk } from '#features/conversations/messages.ts'
import { rowAsk, rowFacts, type ApplicationRowFacts } from '#features/applications/row-facts.ts'
import { openStatuses } from '#features/applications/states.ts'
import { endingSoon } from '#features/vacancies/ending-soon.ts'
import type { VacancyStatus } from '#features/vacancies/states.ts'
import { home } from './dashboard-messages.ts'

/** A conversation with something new, as a line. */
export type NewsLine = { id: string; href: string; name: string; vacancy: string; text: string }

/**
 * The latest conversations in which something new was said, and how many there are. Each is named after the other side:
 * where one's own side had the last word, something before it is new all the same.
 */
export async function fetchNews(api: Client, size: number, side: 'volunteer' | 'organization', locale: Locale): Promise<{ lines: NewsLine[]; total: number }> {
  const { items, total } = await api.conversations.list({ filter: { unread: true }, sort: '-lastMessageAt', page: { size }, include: ['application'] })
  return {
    total,
    lines: items.map(({ id, links, subjectType, personName, organizationName, lastSide, lastText, application }) => ({
      id,
      href:
        subjectType === 'organization'
          ? `/organizations/${links['organization']?.id ?? ''}`
          : `/applications/${application?.id ?? links['application']?.id ?? ''}`,
      name: side === 'volunteer' ? organizationName : subjectType === 'organization' ? say(locale, talk.fromCenter) : (personName ?? ''),
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
  news: { lines: NewsLine[]; total: number }
  vacancies: TeamVacancy[]
  totalVacancies: number
}

const readable: readonly VacancyStatus[] = ['published', 'paused', 'filled', 'closed']

/** An organization's: who waits, what is new, how its vacancies are doing. */
export async function fetchTeam(api: Client, organizationId: string, locale: Locale): Promise<TeamDashboard> {
  const now = new Date()
  const soon = endingSoon(now)
  const ofTeam = { organizationId }
  const [organization, news, vacancies] = await Promise.all([
    api.organizations.get(organizationId),
    fetchNews(api, 3, 'organization', locale),
    api.vacancies.list({
      filter: { ...ofTeam, statusNotIn: ['archived'] },
      sort: '-publishedAt',
      page: { size: 6 },
      include: ['applications'],
      fields: { vacancies: ['title', 'status', 'validThrough', 'places', 'placesTaken', 'applications'], applications: ['status'] },
    }),
  ])
  return {
    name: organization.name,
    responseDays: organization.responseMedianDays,
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
  }
}

export type CenterDashboard = {
  waiting: ApplicationRowFacts[]
  numbers: { openVacancies: number; organizations: number; thisWeek: number; waiting: number }
}

/** The center's: where help is needed, and how the town is doing. */
export async function fetchCenter(api: Client, locale: Locale): Promise<CenterDashboard> {
  const now = new Date()
  const one = { page: { size: 1 } }
  const bare = { ...one, fields: { applications: ['status'] } } as const
  const weekAgo = new Date(now.getTime() - 7 * 86_400_000).toISOString()
  const [waiting, openVacancies, organizations, thisWeek] = await Promise.all([
    api.applications.list({ ...rowAsk, filter: { waiting: true }, sort: ['-isEscalated', 'waitingSince'], page: { size: 6 } }),
    api.vacancies.list({ ...one, filter: { statusEq: 'published' }, fields: { vacancies: ['title'] } }),
    api.organizations.list({ ...one, filter: { statusEq: 'approved' }, fields: { organizations: ['name'] } }),
    api.applications.list({ ...bare, filter: { createdAtGteq: weekAgo } }),
  ])
  return {
    waiting: waiting.items.map((item) => rowFacts(item, { locale, now, isOwn: false })),
    numbers: { openVacancies: openVacancies.total, organizations: organizations.total, thisWeek: thisWeek.total, waiting: waiting.total },
  }
}
