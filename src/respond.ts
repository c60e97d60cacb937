import { createRequestHandler, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { parseCookies } from '#kernel/http/cookie.ts'
import { createClient } from '#kernel/jsonapi/client.ts'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { consentCookie, isGtagId, isUndecided, readConsent } from '#shell/consent.ts'
import { visitContext } from '#shell/context.ts'
import type { ApiCall } from '#shell/server/api-call.ts'
import { noticesOf } from '#shell/server/notices.ts'
import { pagePath } from '#shell/server/page-path.ts'
import { fetchPerson } from '#shell/server/person.ts'
import type { PageText } from '#shell/server/page-text.ts'
import { documentServer } from '#shell/server/serve-document.ts'
import { readShell, themeChoice, themeCookie, type ShellFacts } from '#shell/server/read-shell.ts'
import { organizationCookie, selectedOrganization } from '#shell/server/selected-organization.ts'
import { mapApiErrors } from '#shell/server/map-api-errors.ts'
import { pages } from './pages.ts'
import { resources } from './resources.ts'

type Call = {
  facts: Omit<ShellFacts, 'pages'> & { localeCookie: Locale | null }
  fetch: ApiCall
  apiHeaders: Record<string, string>
  jar: { readonly tokenHeaders: object | null; clear(): void }
  report(message: string, fault?: unknown): void
}

const site = { ...build, routes: mapApiErrors(build.routes) }
const handle = createRequestHandler(site)
const serveDocument = documentServer(site)
const built = new Set(Object.keys(build.routes))
const active = new Map(pages.filter(({ file }) => built.has(file.replace(/\.tsx$/, ''))).map((page) => [page.path, page]))

/** The seam (architecture §1.4): the server hands over a request, a way to call the API and what it knows of the site. */
export async function respond(request: Request, { facts, fetch, apiHeaders, jar, report }: Call): Promise<PageText | Response> {
  const cookies = parseCookies(request.headers.get('cookie'))
  const answer = jar.tokenHeaders ? await fetchPerson(fetch) : ({ person: null, reason: 'signed-out' } as const)
  if (jar.tokenHeaders && !answer.person && answer.reason === 'signed-out') {
    report('Failed to fetch current user')
    jar.clear()
  }
  const { person } = answer
  const organizationId = person && selectedOrganization(person.organizations, cookies[organizationCookie])
  if (organizationId) apiHeaders['current-organization-id'] = organizationId
  const locale = localeOf(facts, person?.locale)
  apiHeaders['accept-language'] = locale

  const shell = readShell({ ...facts, locale, pages: active }, request, person, organizationId)
  const context = new RouterContextProvider()
  context.set(apiContext, createClient(resources, fetch))
  context.set(visitContext, {
    shell,
    notices: async () => (person && request.method === 'GET' ? await noticesOf(fetch) : {}),
    flags: facts.flags,
    production: facts.production,
    pages: active,
    report,
    wrongCenter: answer.person === null && answer.reason === 'wrong-center',
  })
  const response: PageText | Response = (await serveDocument(request, context)) ?? (await handle(request, context))
  if (measures(facts.look.gtagId, cookies)) response.headers.append('page-policy', 'gtag')
  return response
}

/**
 * Null when the page is not kept. Everything that changes it for an anonymous visitor is in the name.
 * The address is asked for without unknown parameters, for they would be kept for everybody.
 */
export function cacheKey(url: URL, cookie: string | undefined, facts: Call['facts']): { name: string; url: URL } | null {
  const path = pagePath(url.pathname)
  const known = active.get(patternOf(path))?.keep
  if (!known || url.searchParams.has('cookies')) return null
  const parameters = [...url.searchParams].filter(([name]) => known.includes(name) || name === '_routes')
  if (parameters.some(([, value]) => value.length > 100) || parameters.length > 20) return null
  const search = new URLSearchParams(parameters)
  search.sort()
  const cookies = parseCookies(cookie)
  const consent = readConsent(cookies[consentCookie])
  const choices = [
    facts.center.id,
    localeOf(facts),
    isUndecided(consent) ? 'ask' : measures(facts.look.gtagId, cookies),
    themeChoice(cookies[themeCookie]),
    facts.look.href,
  ]
  const clean = new URL(url)
  clean.search = search.toString()
  return { name: `${clean.pathname}${clean.search} ${choices.join(' ')}`, url: clean }
}

/** The choice made here comes before the one in the account, which comes before the browser's (decisions 5). */
function localeOf({ flags, localeCookie, locale }: Call['facts'], ofAccount?: Locale | null): Locale {
  return flags.internationalisation ? (localeCookie ?? ofAccount ?? locale) : 'nl'
}

/** The row of the table a path belongs to; only asked for pages that may be kept. */
function patternOf(path: string): string {
  const trimmed = path.slice(1)
  if (trimmed === '') return ':slug?'
  if (active.has(trimmed)) return trimmed
  const [first, id, ...rest] = trimmed.split('/')
  return rest.length === 0 && id ? `${first}/:id` : trimmed
}

function measures(gtagId: string | null, cookies: Readonly<Record<string, string>>): boolean {
  return isGtagId(gtagId) && readConsent(cookies[consentCookie]).analytical === true
}
