import { createRequestHandler, redirect, RouterContextProvider } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { createClient } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { type Visit, visitContext } from '#shell/context.ts'
import { decideAccess } from '#shell/decide-access.ts'
import { pageAt, usualPath, zoneOf } from '#shell/page-at.ts'
import { answerCookies, takeOverFavourites } from '#shell/server/answer-cookies.ts'
import { appRoutes } from '#shell/server/app-routes.ts'
import { answerChoice, isChoice } from '#shell/server/choices.ts'
import { type Call, type PageRequest, type PageText, type SiteContext, readPageRequest, refuseBody, withForm } from '#shell/server/page-request.ts'
import { refusalOf, signInAddress } from '#shell/server/guard.ts'
import { backToOwnAccount, identify } from '#shell/server/identity.ts'
import { pageLanguage } from '#shell/server/page-language.ts'
import { readShell } from '#shell/server/read-shell.ts'
import { visitOf } from '#shell/server/visit.ts'
import { answerDocument, documentPaths, errorDocument } from './documents.tsx'
import { cachedPageName } from './cached-page-name.ts'
import { pages } from './pages.ts'
import { resources } from './resources.ts'

// A server in production has not imported the developer pages (`scripts/developer-pages.ts`).
const routes = Object.fromEntries(Object.entries(build.routes).filter(([, route]) => route?.module)) as typeof build.routes
const app = createRequestHandler({ ...build, routes: appRoutes(routes) })
const built = new Set(Object.keys(routes))
const active = new Map(pages.filter(({ path, file }) => documentPaths.has(path) || built.has(file.replace(/\.tsx$/, ''))).map((page) => [page.path, page]))

/**
 * The seam (architecture §1.4): the server hands over a request, a way to call the API and what it knows of the site. Step by step:
 * who asks, in which language, what the frame and the page know of them, the answer, and what follows from it.
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
  // Fetched ahead is not read.
  if (answer.status < 300 && !asked.isAhead) await markRead()
  for (const line of answerCookies(asked, identity, shell, answer)) answer.headers.append('set-cookie', line)
  if (answer.status === 405) answer.headers.set('allow', request.method === 'POST' ? 'GET, HEAD' : 'GET, HEAD, POST')
  if (shell.measures) answer.headers.append('page-policy', 'gtag')
  const { page } = pageAt(asked.path) ?? {}
  if (page?.developer) answer.headers.set('x-robots-tag', 'noindex')
  if (page?.frames) answer.headers.append('page-policy', 'frames')
  if (page?.videos && shell.consent.thirdParty === true) answer.headers.append('page-policy', 'videos')
  return answer
}

/** The whole table is ranked first, then the guard speaks, then what was posted is read, then the row's zone answers. */
async function answerPage({ request, call, url, path, isData }: PageRequest, visit: Visit): Promise<PageText | Response> {
  const refuse = (error: unknown) => errorDocument(visit.shell, error, request, visit.report)
  const match = pageAt(path)
  const page = match && active.get(match.page.path)
  const verdict = isChoice(path) ? null : decideAccess(page ?? undefined, visit)
  // Who is sent away is told why, whatever they brought: it is not looked at.
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
  // A change of page inside the signed-in zone: its own guard and error page speak there.
  if (isData) return await app(sent, load)
  if (verdict && 'signIn' in verdict) return redirect(signInAddress(url, visit.ended))
  if (verdict) return refuse(await refusalOf(verdict.refuse, load.get(apiContext)))
  return zoneOf(page!) === 'document' ? await answerDocument(page!, sent, load) : await app(sent, load)
}

/** The name under which a visitor's page may be cached, and the address to make it from (`cachedPageName`). */
export const cacheKey = (url: URL, cookie: string | undefined, context: SiteContext) => cachedPageName(active, url, cookie, context)
