import budgets from './budgets.json' with { type: 'json' }
import type { BenchRequest } from './load.ts'

/** What the cases need to know of the large seed: its first center, some of its rows, and signed-in people. */
export type Facts = {
  host: string
  center: string
  vacancies: string[]
  /** Headers of the sessions. */
  sessions: Record<string, string>[]
  /** Sessions of people who run an organization, and of coordinators. */
  admins: Record<string, string>[]
  coordinators: Record<string, string>[]
  /** A center with thousands of cards in its pool: vacancies to compare them with, and people of its organizations. */
  pool: { host: string; center: string; vacancies: string[]; sessions: Record<string, string>[] }
  /** People without a session, for the bare server. */
  strangers: { id: string; email: string }[]
  /** A static file about as large as a page. */
  asset: string | null
}

/** One question to both servers. `share`: the minimum of our requests per second divided by theirs. */
export type Case = {
  name: string
  share: number
  ours: BenchRequest[]
  bare: BenchRequest[]
  /** Both are ours: a page compared with a file. */ sameServer?: boolean
  /** Whether it writes. */ writes?: boolean
  /** Both answers are compared first. */ sameFacts?: boolean
  /** p99 is reported but not judged: one thread renders pages in turn, and sixteen requests wait for each other. */ isPage?: boolean
  /** Maximum processor time of one request in the server, in milliseconds. */ processor?: number
}

const motivation = 'Ik woon om de hoek, heb tijd op dinsdag en wil graag iets doen met mensen.'
/** Too long for a cache key: the page is rendered for each request. */
const long = 'x'.repeat(101)
const uncached = `sort=${long}`

export function casesOf({ vacancies, sessions, admins, coordinators, strangers, asset, pool }: Facts): Case[] {
  const search = `q=${encodeURIComponent('kinderen')}&theme=youth_education`
  return [
    {
      name: 'list of 25 with organization and total',
      share: 0.85,
      ours: [{ path: '/api/v1/vacancies?include=organization&page[size]=25' }],
      bare: [{ path: '/list' }],
      sameFacts: true,
    },
    {
      name: 'search by words and theme',
      share: 0.85,
      ours: [{ path: '/api/v1/vacancies/search?filter[search]=kinderen&filter[with_theme]=youth_education&include=organization&page[size]=25' }],
      bare: [{ path: `/search?${search}` }],
      sameFacts: true,
    },
    {
      name: 'one vacancy',
      share: 0.7,
      ours: vacancies.slice(0, 64).map((id) => ({ path: `/api/v1/vacancies/${id}?include=organization` })),
      bare: vacancies.slice(0, 64).map((id) => ({ path: `/one/${id}` })),
      sameFacts: true,
    },
    {
      name: 'map of all organizations',
      share: 0.75,
      ours: [{ path: '/api/v1/organizations?include=address&page[size]=200' }],
      bare: [{ path: '/map' }],
      sameFacts: true,
    },
    {
      name: 'apply',
      share: 0.5,
      writes: true,
      ours: vacancies.flatMap((vacancy) =>
        sessions.map((headers) => ({
          path: '/api/v1/applications',
          method: 'POST' as const,
          headers: { ...headers, 'content-type': 'application/vnd.api+json' },
          body: JSON.stringify({
            data: {
              type: 'applications',
              attributes: { motivation, consent_share: true },
              relationships: { vacancy: { data: { type: 'vacancies', id: vacancy } } },
            },
          }),
        })),
      ),
      bare: vacancies.flatMap((vacancy) =>
        strangers.map(({ id, email }) => ({
          path: '/apply',
          method: 'POST' as const,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ vacancy, user: id, motivation, address: email }),
        })),
      ),
    },
    {
      name: 'search page of 24, made anew',
      share: 0.45,
      isPage: true,
      ours: [{ path: `/vacancies/search?${uncached}`, headers: { accept: 'text/html' } }],
      bare: [{ path: '/page?q=' }],
    },
    {
      name: 'social map of 20 among 5,000, made anew',
      share: 0.5,
      isPage: true,
      ours: [{ path: `/sociale-kaart?q=dementie&${uncached}`, headers: { accept: 'text/html' } }],
      bare: [{ path: '/entries?q=dementie' }],
    },
    {
      name: 'month among 10,000 dates, made anew',
      share: 0.5,
      isPage: true,
      ours: [{ path: `/activiteitenkalender?view=month&language=${long}`, headers: { accept: 'text/html' } }],
      bare: [{ path: '/month' }],
    },
    {
      name: 'feed of vacancies for programs',
      share: 0.3,
      ours: [{ path: '/feeds/vacancies' }],
      bare: [{ path: '/feed' }],
    },
    {
      name: 'widget of 12 vacancies',
      share: 0.12,
      ours: [{ path: '/widget/vacancies?rows=12' }],
      bare: [{ path: '/widget' }],
    },
    {
      name: 'page of the pool among 5,000 cards',
      share: 0.08,
      ours: pool.sessions.flatMap((headers) =>
        pool.vacancies.map((id) => ({ path: `/api/v1/pool_entries?filter[for_vacancy]=${id}`, headers: { ...headers, host: pool.host } })),
      ),
      bare: pool.vacancies.map((id) => ({ path: `/cards?center=${pool.center}&vacancy=${id}` })),
    },
    ...(asset
      ? [
          ...Object.entries({ 'a volunteer': sessions, 'an organization': admins, 'a center': coordinators }).map(([whose, people]) => ({
            name: `dashboard of ${whose}, against a file`,
            share: 0.02,
            isPage: true,
            sameServer: true,
            ours: people.map((headers) => ({ path: '/dashboard', headers: { accept: 'text/html', cookie: cookieOf(headers) } })),
            bare: [{ path: asset }],
          })),
          ...['/organizations', '/users'].map((path) => ({
            name: `${path} of a center, against a file`,
            share: 0.02,
            isPage: true,
            sameServer: true,
            processor: budgets.staffPageProcessorMilliseconds,
            ours: coordinators.map((headers) => ({ path, headers: { accept: 'text/html', cookie: cookieOf(headers) } })),
            bare: [{ path: asset }],
          })),
          {
            name: 'search page of 24, kept, against a file',
            share: 0.5,
            isPage: true,
            sameServer: true,
            ours: [{ path: '/vacancies/search', headers: { accept: 'text/html' } }],
            bare: [{ path: asset }],
          },
        ]
      : []),
  ]
}

/** The session as the browser's cookies. */
const cookieOf = (session: Record<string, string>) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
