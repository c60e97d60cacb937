import { RouterContextProvider, createRequestHandler, redirect } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { toastCookie } from '#design/feedback/toast-cookie.ts'
import { ownAccountCookie } from '#features/auth/own-account/web/own-account-cookie.ts'
import { vacancySearch } from '#features/vacancies/search/search.ts'
import { parseCookies } from '#kernel/http/cookie.ts'
import { languageIn, languageParameter } from '#kernel/i18n/address-language.ts'
import { createClient } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { searchParameters } from '#kernel/search/address.ts'
import { consentCookie, isUndecided, measures, readConsent } from '#shell/consent.ts'
import { type Visit, visitContext } from '#shell/context.ts'
import { decideAccess } from '#shell/decide-access.ts'
import { pageAt, usualPath, zoneOf } from '#shell/page-at.ts'
import { answerCookies, takeOverFavourites } from '#shell/server/answer-cookies.ts'
import { appRoutes } from '#shell/server/app-routes.ts'
import { answerChoice, isChoice } from '#shell/server/choices.ts'
import { refuseBody, withForm } from '#shell/server/forms-only.ts'
import { signInAddress } from '#shell/server/guard.ts'
import { refusalOf } from '#shell/server/home-site.ts'
import { backToOwnAccount, identify } from '#shell/server/identity.ts'
import { pageLanguage } from '#shell/server/page-language.ts'
import { type Call, type PageRequest, type SiteContext, readPageRequest } from '#shell/server/page-request.ts'
import type { PageText } from '#shell/server/page-text.ts'
import { readShell, themeChoice, themeCookie } from '#shell/server/read-shell.ts'
import { visitOf } from '#shell/server/visit.ts'
import { answerDocument, documentPaths, errorDocument } from './documents.tsx'
import { type Page, pages } from './pages.ts'
import { resources } from './resources.ts'

/** Every search with a page. Not in the page table itself, because the browser loads that too, and a search would bring all its texts. */
export const searches = [vacancySearch]

/** The parameters that give a page separate cache entries; null for a page that is not cached. */
export function keptParameters({ path, keep }: Page): readonly string[] | null {
  if (keep !== 'search') return keep ?? null
  const search = searches.find(({ page }) => page === `/${path}`)
  if (!search) throw new Error(`No search is declared for the page /${path}: it is missing in src/app/searches.ts.`)
  return searchParameters(search)
}

/**
 * The cache key of a visitor's page, with everything that changes the page for one of them, and the address to render: without
 * unknown parameters, because they would be cached for everybody. Null when the page may not be cached.
 */
function keptName(active: ReadonlyMap<string, Page>, url: URL, cookie: string | undefined, context: SiteContext): { name: string; url: URL } | null {
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
  // A toast is shown once, to one visitor; and an admin with their own account waiting is no visitor.
  if (cookies[toastCookie] || cookies[ownAccountCookie]) return null
  const consent = readConsent(cookies[consentCookie])
  const choices = [
    context.center.id,
    pageLanguage(context, url),
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

const app = createRequestHandler({ ...build, routes: appRoutes(build.routes) })
const built = new Set(Object.keys(build.routes))
const active = new Map(pages.filter(({ path, file }) => documentPaths.has(path) || built.has(file.replace(/\.tsx$/, ''))).map((page) => [page.path, page]))

/**
 * The seam (architecture §1.4): the server passes a request, a way to call the API and what it knows of the site. In order:
 * identity, language, the data of the frame and the page, the answer, and the cookies that follow from it.
 */
export async function respond(request: Request, call: Call): Promise<PageText | Response> {
  const asked = readPageRequest(request, call)
  const identity = await identify(asked)
  const locale = pageLanguage(call.context, asked.url, identity.person?.locale)
  call.apiHeaders['accept-language'] = locale
  const back = backToOwnAccount(asked, identity, locale)
  if (back) return back

  const shell = readShell({ ...call.context, locale, pages: active }, request, identity.person, identity.organizationId)
  const { visit, markRead } = visitOf(asked, identity, shell, active)
  const favourites = await takeOverFavourites(asked, identity)
  const answer = await answerPage(asked, visit)

  if (favourites) answer.headers.append('set-cookie', favourites)
  // A prefetch is not a reading.
  if (answer.status < 300 && !asked.isAhead) await markRead()
  for (const line of answerCookies(asked, identity, shell, answer)) answer.headers.append('set-cookie', line)
  if (answer.status === 405) answer.headers.set('allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST')
  if (shell.measures) answer.headers.append('page-policy', 'gtag')
  if (pageAt(asked.path)?.page.frames) answer.headers.append('page-policy', 'frames')
  return answer
}

/** First the whole table is matched, then the guard decides, then the posted form is read, then the row's zone answers. */
async function answerPage({ request, call, url, path, isData }: PageRequest, visit: Visit): Promise<PageText | Response> {
  const refuse = (error: unknown) => errorDocument(visit.shell, error, request, visit.report)
  const match = pageAt(path)
  const page = match && active.get(match.page.path)
  const verdict = isChoice(path) ? null : decideAccess(page ?? undefined, visit)
  // Whoever is sent away is told why, whatever the body is: it is not read.
  const refused = refuseBody(request, visit.shell.person !== null || verdict !== null)
  if (refused) return refuse(refused)
  const usual = request.method === 'GET' ? usualPath(path) : null
  if (usual && !isData) return redirect(usual + url.search, 301)
  const load = new RouterContextProvider()
  load.set(visitContext, visit)
  load.set(apiContext, createClient(resources, call.fetch))
  let sent = request
  if (request.method === 'POST' && !verdict) {
    const takesFile = page?.takesFile === true || (page?.takesFile !== undefined && visit.may(page.takesFile))
    const { body, file } = await call.readForm(takesFile)
    load.set(apiContext, createClient(resources, call.fetch, file))
    sent = withForm(request, body)
  }
  if (isChoice(path)) return await answerChoice(path, sent, load)
  // Navigation within the signed-in zone: its own guard and error page answer.
  if (isData) return await app(sent, load)
  if (verdict && 'signIn' in verdict) return redirect(signInAddress(url))
  if (verdict) return refuse(await refusalOf(verdict.refuse, load.get(apiContext)))
  return zoneOf(page!) === 'document' ? await answerDocument(page!, sent, load) : await app(sent, load)
}

/** The cache key of a visitor's page, and the address to render (`keptName`). */
export const cacheKey = (url: URL, cookie: string | undefined, context: SiteContext) => keptName(active, url, cookie, context)
