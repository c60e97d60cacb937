import { createRequestHandler, redirect, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { parseCookies, writeCookie } from '#kernel/http/cookie.ts'
import { posting } from '#design/form/posting-cookie.ts'
import { createClient, type FormFile } from '#kernel/jsonapi/client.ts'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { languageIn, languageParameter } from '#kernel/i18n/address-language.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { consentCookie, isUndecided, measures, readConsent } from '#shell/consent.ts'
import { type Visit, visitContext } from '#shell/context.ts'
import type { ApiCall } from '#shell/server/api-call.ts'
import { withCounts } from '#shell/server/counts.ts'
import { noticesOf, readNoticesAt } from '#shell/server/notices.ts'
import { pagePath } from '#shell/server/page-path.ts'
import { fetchPerson } from '#shell/server/person.ts'
import type { PageText } from '#shell/server/page-text.ts'
import { readShell, themeChoice, themeCookie, type ShellContext } from '#shell/server/read-shell.ts'
import { organizationCookie, organizationToKeep, selectedOrganization } from '#shell/server/selected-organization.ts'
import { appRoutes } from '#shell/server/app-routes.ts'
import { answerChoice, isChoice } from '#shell/server/choices.ts'
import { refuseBody, withForm } from '#shell/server/forms-only.ts'
import { signInAddress } from '#shell/server/guard.ts'
import { refusalOf } from '#shell/server/home-site.ts'
import { hasRight, judge } from '#shell/judge.ts'
import { pageAt, usualPath, zoneOf } from '#shell/page-at.ts'
import { answerDocument, documentPaths, errorDocument } from './documents.tsx'
import { saidOnce, sayOnce, toastCookie } from '#design/feedback/toast-cookie.ts'
import { takeOver } from '#features/favourites/choose-favourite.ts'
import { favouritesIn, writeFavourites } from '#features/favourites/favourite-cookie.ts'
import { ownAccountBack, ownAccountCookie } from '#features/auth/web/own-account-cookie.ts'
import { messages as shellWords } from '#shell/messages.ts'
import { pages } from './pages.ts'
import { resources } from './resources.ts'
import { keptParameters } from './searches.ts'

type Call = {
  context: Omit<ShellContext, 'pages'> & { localeCookie: Locale | null }
  fetch: ApiCall
  apiHeaders: Record<string, string>
  jar: { readonly tokenHeaders: object | null; clear(): void }
  /** What was posted, read once it is settled who asks and that they may. `takesFile`: the page's form has a field for one. */
  readForm(takesFile: boolean): Promise<{ body: string | Uint8Array<ArrayBuffer>; file: FormFile | null }>
  report(message: string, fault?: unknown): void
}

const app = createRequestHandler({ ...build, routes: appRoutes(build.routes) })
const built = new Set(Object.keys(build.routes))
const active = new Map(pages.filter(({ path, file }) => documentPaths.has(path) || built.has(file.replace(/\.tsx$/, ''))).map((page) => [page.path, page]))

/** The seam (architecture §1.4): the server hands over a request, a way to call the API and what it knows of the site. */
export async function respond(request: Request, call: Call): Promise<PageText | Response> {
  const { context, fetch, apiHeaders, jar, readForm, report } = call
  const cookies = parseCookies(request.headers.get('cookie'))
  const answer = jar.tokenHeaders ? await fetchPerson(fetch, report) : ({ person: null, reason: 'signed-out' } as const)
  if (jar.tokenHeaders && !answer.person && answer.reason !== 'wrong-center') {
    report('Failed to fetch current user')
    if (answer.reason === 'signed-out') jar.clear()
  }
  const { person } = answer
  const back = answer.person === null && answer.reason === 'signed-out' ? ownAccountBack(request.headers.get('cookie')) : null
  if (back && request.method === 'GET' && !isData(request)) return backToOwnAccount(request, back, localeOf(context, new URL(request.url)))
  const organizationId = person && selectedOrganization(person.organizations, cookies[organizationCookie])
  if (organizationId) apiHeaders['current-organization-id'] = organizationId
  const locale = localeOf(context, new URL(request.url), person?.locale)
  apiHeaders['accept-language'] = locale

  const shell = readShell({ ...context, locale, pages: active }, request, person, organizationId)
  const marks: (() => Promise<unknown>)[] = []
  const visit: Visit = {
    whenRead: (mark) => void marks.push(mark),
    shell,
    notices: async () => (person && request.method === 'GET' ? await noticesOf(fetch, isLookedAt(request, person) ? addressOf(request) : null) : {}),
    navigation: async () => (person && request.method === 'GET' ? await withCounts(fetch, shell.navigation) : shell.navigation),
    flags: context.flags,
    production: context.production,
    pages: active,
    hasPage: (address) => active.has(pageAt(address.split('?')[0]!)?.page.path ?? ''),
    may: (right) => person !== null && hasRight(person, right),
    report,
    wrongCenter: answer.person === null && answer.reason === 'wrong-center',
    isAway: jar.tokenHeaders !== null && answer.person === null && (answer.reason === 'unavailable' || answer.reason === 'too-many') ? answer.reason : null,
  }
  if (person && isLookedAt(request, person) && documentsTold.has(pageAt(addressOf(request).split('?')[0]!)?.page.path ?? ''))
    visit.whenRead(async () => await readNoticesAt(fetch, addressOf(request)))
  const taken = person && !person.impersonator && request.method === 'GET' && !isAhead(request) ? await takeAlong(request, fetch) : null
  const response = await answerPage(request, visit, fetch, readForm)
  if (taken) response.headers.append('set-cookie', taken)
  if (response.status === 405) response.headers.set('allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST')
  // Fetched ahead is not read.
  if (response.status < 300 && !isAhead(request)) await Promise.all(marks.map(async (mark) => await mark()))
  const kept = person && organizationToKeep(person, cookies[organizationCookie])
  if (kept && !response.headers.getSetCookie().some((line) => line.startsWith(`${organizationCookie}=`))) response.headers.append('set-cookie', kept)
  if (shell.toast && response.status < 300) response.headers.append('set-cookie', saidOnce())
  // What was posted has been taken, so the browser need not keep it (`design/form/keep-draft.ts`); not so where it was refused,
  // or where somebody is sent to sign in first.
  const path = pagePath(new URL(request.url).pathname)
  const isToSignIn = response.headers.get('location')?.startsWith('/auth/login-1?redirect=') ?? false
  const isTaken = response.status < 400 && !isToSignIn && (person !== null || pageAt(path)?.page.public)
  if (request.method === 'POST' && cookies[posting] === path && isTaken)
    response.headers.append('set-cookie', writeCookie(posting, '', { maxAge: 0, httpOnly: false }))
  if (shell.measures) response.headers.append('page-policy', 'gtag')
  if (pageAt(path)?.page.frames) response.headers.append('page-policy', 'frames')
  return response
}

/** The hour of acting for another is over, or was ended: the same page, as oneself (contract §1.7). */
function backToOwnAccount(request: Request, cookies: readonly string[], locale: Locale): Response {
  const { pathname, search } = new URL(request.url)
  const lines = [...cookies, sayOnce(say(locale, shellWords.actingEnded), 'info')]
  return redirect(pathname + search, { headers: lines.map((line): [string, string] => ['Set-Cookie', line]) })
}

/** What was put aside in this browser before signing in, now that somebody has: the line that takes it out of the browser. */
async function takeAlong(request: Request, fetch: ApiCall): Promise<string | null> {
  const ids = favouritesIn(request.headers.get('cookie'))
  if (ids.length === 0) return null
  await takeOver(createClient(resources, fetch), ids)
  return writeFavourites([])
}

/** Documents that a notice may lead to; the pages of the other zone know what is new anyway, for they show it. */
const documentsTold = new Set(['vacancies/:id', 'organizations/:id', 'vacancies/search'])

/** By the person themselves, now. */
const isLookedAt = (request: Request, person: { impersonator: object | null }) => request.method === 'GET' && !isAhead(request) && person.impersonator === null

/** As a link has it. */
function addressOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url)
  searchParams.delete('_routes')
  return pagePath(pathname) + (searchParams.size > 0 ? `?${searchParams}` : '')
}

/** Nobody looks at it yet. */
const isAhead = (request: Request) => request.headers.has('sec-purpose')

/** Facts of a page that is open already. */
function isData(request: Request): boolean {
  const { pathname } = new URL(request.url)
  return pagePath(pathname) !== pathname
}

/** The whole table is ranked first, then the guard speaks, then what was posted is read, then the row's zone answers. */
async function answerPage(request: Request, visit: Visit, fetch: ApiCall, readForm: Call['readForm']): Promise<PageText | Response> {
  const url = new URL(request.url)
  const path = pagePath(url.pathname)
  const refuse = (error: unknown) => errorDocument(visit.shell, error, request, visit.report)
  const match = pageAt(path)
  const page = match && active.get(match.page.path)
  const verdict = isChoice(path) ? null : judge(page ?? undefined, visit)
  // Who is sent away is told why, whatever they brought: it is not looked at.
  const refused = refuseBody(request, visit.shell.person !== null || verdict !== null)
  if (refused) return refuse(refused)
  const usual = request.method === 'GET' ? usualPath(path) : null
  if (usual && path === url.pathname) return redirect(usual + url.search, 301)
  const load = new RouterContextProvider()
  load.set(visitContext, visit)
  load.set(apiContext, createClient(resources, fetch))
  let sent = request
  if (request.method === 'POST' && !verdict) {
    const takesFile = page?.takesFile === true || (page?.takesFile !== undefined && visit.may(page.takesFile))
    const { body, file } = await readForm(takesFile)
    load.set(apiContext, createClient(resources, fetch, file))
    sent = withForm(request, body)
  }
  if (isChoice(path)) return await answerChoice(path, sent, load)
  // A change of page inside the signed-in zone: its own guard and error page speak there.
  if (path !== url.pathname) return await app(sent, load)
  if (verdict && 'signIn' in verdict) return redirect(signInAddress(url))
  if (verdict) return refuse(await refusalOf(verdict.refuse, load.get(apiContext)))
  return zoneOf(page!) === 'document' ? await answerDocument(page!, sent, load) : await app(sent, load)
}

/**
 * Null when the page is not kept. Everything that changes it for an anonymous visitor is in the name.
 * The address is asked for without unknown parameters, for they would be kept for everybody.
 */
export function cacheKey(url: URL, cookie: string | undefined, context: Call['context']): { name: string; url: URL } | null {
  const { page } = pageAt(url.pathname) ?? {}
  const known = page && active.has(page.path) ? keptParameters(page) : null
  if (!known || url.searchParams.has('cookies') || usualPath(url.pathname)) return null
  if (page!.own && url.searchParams.getAll(page!.own.parameter).some((value) => page!.own!.values?.includes(value) ?? true)) return null
  const parameters = [...url.searchParams].filter(([name]) => known.includes(name))
  const language = context.flags.internationalisation ? languageIn(url.searchParams) : null
  if (language) parameters.push([languageParameter, language])
  if (parameters.some(([, value]) => value.length > 100) || parameters.length > 20) return null
  const search = new URLSearchParams(parameters)
  search.sort()
  const cookies = parseCookies(cookie)
  // What is told once is told to one, and whose own account waits is no visitor.
  if (cookies[toastCookie] || cookies[ownAccountCookie]) return null
  const consent = readConsent(cookies[consentCookie])
  const choices = [
    context.center.id,
    localeOf(context, url),
    isUndecided(consent) ? 'ask' : measures(context.look.gtagId, consent),
    themeChoice(cookies[themeCookie]),
    context.look.href,
    context.look.version,
    context.menus.version,
  ]
  const clean = new URL(url)
  clean.search = search.toString()
  return { name: `${clean.pathname}${clean.search} ${choices.join(' ')}`, url: clean }
}

/** What the address of a public page says comes first, then the choice made here, the one in the account, the browser's (decisions 5). */
function localeOf({ flags, localeCookie, locale }: Call['context'], { pathname, searchParams }: URL, ofAccount?: Locale | null): Locale {
  if (!flags.internationalisation) return 'nl'
  const asked = languageIn(searchParams)
  return (asked && pageAt(pagePath(pathname))?.page.public ? asked : null) ?? localeCookie ?? ofAccount ?? locale
}
