import budgets from './budgets.json' with { type: 'json' }
import type { BenchRequest } from './load.ts'

/** What the cases need to know of the large seed: its first center, something in it, and people who have signed in. */
export type Facts = {
  host: string
  center: string
  vacancies: string[]
  /** Headers of people's sessions. */
  sessions: Record<string, string>[]
  /** Of people who run an organization, and of who run the center. */
  admins: Record<string, string>[]
  coordinators: Record<string, string>[]
  /** People without a session, for the bare server. */
  strangers: { id: string; email: string }[]
  /** A file of about the size of a page. */
  asset: string | null
}

/** One question to both servers. `share`: requests a second of ours over theirs has to be at least this. */
export type Case = {
  name: string
  share: number
  ours: BenchRequest[]
  bare: BenchRequest[]
  /** Both are ours: a page against a file. */ sameServer?: boolean
  /** Where our answer is written. */ writes?: boolean
  /** Both answers are compared first. */ sameFacts?: boolean
  /** The slowest of a hundred is told, not judged: one thread makes pages in turn, and sixteen wait for each other. */ isPage?: boolean
  /** Milliseconds of the processor that one may take in the server. */ processor?: number
}

const motivation = 'Ik woon om de hoek, heb tijd op dinsdag en wil graag iets doen met mensen.'
/** A word too long to be kept: the page is made anew for each request. */
const uncached = `sort=${'x'.repeat(101)}`

export function casesOf({ vacancies, sessions, admins, coordinators, strangers, asset }: Facts): Case[] {
  const search = `q=${encodeURIComponent('kinderen')}&theme=youth_education`
  return [
    {
      name: 'list of 25 with organization and total',
      share: 0.5,
      ours: [{ path: '/api/v1/vacancies?include=organization&page[size]=25' }],
      bare: [{ path: '/list' }],
      sameFacts: true,
    },
    {
      name: 'search by words and theme',
      share: 0.5,
      ours: [{ path: '/api/v1/vacancies/search?filter[search]=kinderen&filter[with_theme]=youth_education&include=organization&page[size]=25' }],
      bare: [{ path: `/search?${search}` }],
      sameFacts: true,
    },
    {
      name: 'one vacancy',
      share: 0.4,
      ours: vacancies.slice(0, 64).map((id) => ({ path: `/api/v1/vacancies/${id}?include=organization` })),
      bare: vacancies.slice(0, 64).map((id) => ({ path: `/one/${id}` })),
      sameFacts: true,
    },
    {
      name: 'map of all organizations',
      share: 0.6,
      ours: [{ path: '/api/v1/organizations?include=address&page[size]=200' }],
      bare: [{ path: '/map' }],
      sameFacts: true,
    },
    {
      name: 'apply',
      share: 0.4,
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
      share: 0.2,
      isPage: true,
      ours: [{ path: `/vacancies/search?${uncached}`, headers: { accept: 'text/html' } }],
      bare: [{ path: '/page?q=' }],
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

/** As the browser keeps a session. */
const cookieOf = (session: Record<string, string>) =>
  Object.entries(session)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
