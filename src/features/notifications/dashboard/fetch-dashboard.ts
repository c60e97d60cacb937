import type { IconName } from '#design/icon/icon-names.ts'
import { type ApplicationRowFacts, rowFacts, rowQuery } from '#features/applications/detail/row-facts.ts'
import { openStatuses } from '#features/applications/model/states.ts'
import { whenSaid } from '#features/conversations/list/when-said.ts'
import { endingSoon } from '#features/vacancies/expiry/ending-soon.ts'
import type { VacancyStatus } from '#features/vacancies/model/states.ts'
import type { Todo } from '#kernel/feature/todo.ts'
import { longDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { home } from './words.ts'

/** A conversation with unread messages, as a line. */
export type NewsLine = {
  id: string
  href: string
  name: string
  vacancy: string
  text: string
  /** When it was written: a time today, else a date. */ when: string
}

/** In which language it is read, and at which center. */
type Reader = { locale: Locale; centerName: string }

/** A volunteer's latest conversations with unread messages; also where their own message is the latest but an earlier one is unread. */
export async function fetchNews(api: Client, size: number, { locale, centerName }: Reader): Promise<NewsLine[]> {
  const { items } = await api.conversations.list({ filter: { unread: true }, sort: '-lastMessageAt', page: { size }, include: ['application'] })
  return items.map(({ id, links, organizationName, subjectTitle, lastSide, lastText, lastMessageAt, application }) => ({
    id,
    href: links['application']?.id ? `/applications/${links['application'].id}` : `/conversations?c=${id}`,
    name: organizationName ?? centerName,
    when: whenSaid(lastMessageAt, locale, new Date()),
    vacancy: application?.vacancyTitle ?? subjectTitle ?? '',
    text: lastSide === 'volunteer' ? say(locale, home.saidByYou, { text: lastText ?? '' }) : (lastText ?? ''),
  }))
}

export type OwnDashboard = { rows: ApplicationRowFacts[]; total: number; news: NewsLine[] }

/** A volunteer's dashboard: current applications and unread messages. */
export async function fetchOwn(api: Client, reader: Reader): Promise<OwnDashboard> {
  const now = new Date()
  const [open, all, news] = await Promise.all([
    api.applications.list({ ...rowQuery, filter: { mine: true, statusIn: [...openStatuses] }, sort: '-updatedAt', page: { size: 5 } }),
    api.applications.list({ filter: { mine: true }, fields: { applications: ['status'] }, page: { size: 1 } }),
    fetchNews(api, 3, reader),
  ])
  return { rows: open.items.map((item) => rowFacts(item, { locale: reader.locale, center: reader.centerName, now })), total: all.total, news }
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
  vacancies: TeamVacancy[]
  totalVacancies: number
}

const readable: readonly VacancyStatus[] = ['published', 'paused', 'filled', 'closed']

/** An organization's dashboard: figures of its vacancies. */
export async function fetchTeam(api: Client, organizationId: string, locale: Locale): Promise<TeamDashboard> {
  const now = new Date()
  const soon = endingSoon(now)
  const ofTeam = { organizationId }
  const [organization, vacancies] = await Promise.all([
    api.organizations.get(organizationId),
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
    totalVacancies: vacancies.total,
    vacancies: vacancies.items.map(({ id, title, status, validThrough, places, placesTaken, applications }) => ({
      id,
      title,
      status,
      places,
      taken: placesTaken,
      href: readable.includes(status) ? `/vacancies/${id}` : null,
      applications: (applications ?? []).filter((one) => (openStatuses as readonly string[]).includes(one.status)).length,
      until: validThrough === null ? '' : longDay(locale, validThrough, now),
      isEnding: status === 'published' && validThrough !== null && validThrough <= soon,
    })),
  }
}

type ShownTodo = Todo & { key: string; icon: IconName; tone: 'warn' | 'danger' | 'info' | 'second' }
/** To-dos of one kind: their number, the first one, and a link to all. */
export type TodoGroup = Omit<ShownTodo, 'actions'> & { all: Todo['actions'][number] | null }

/** The to-dos of the signed-in person. Leaves out links to pages that the site does not have. */
export async function fetchTodos(api: Client, hasScreen: (path: string) => boolean): Promise<TodoGroup[]> {
  const { meta } = await api.request('GET', 'todos')
  const isThere = (href: string | null) => href !== null && hasScreen(href.split(/[?#]/, 1)[0]!)
  return (meta as { todos: readonly ShownTodo[] }).todos.flatMap(({ actions, items, ...todo }) => {
    const shown = items.map((item) => (isThere(item.href) ? item : { ...item, href: null })).filter(({ acts, href }) => href !== null || !acts.includes('open'))
    return shown.length === 0 ? [] : [{ ...todo, items: shown, all: actions.find(({ href }) => isThere(href)) ?? null }]
  })
}
