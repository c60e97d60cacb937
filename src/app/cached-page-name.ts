import { ownAccountCookie } from '#features/auth/own-account/web/own-account-cookie.ts'
import { toastCookie } from '#design/feedback/toast-cookie.ts'
import { readCookie } from '#kernel/http/cookie.ts'
import { languageIn, languageParameter } from '#kernel/i18n/address-language.ts'
import { consentIn, isUndecided, measures } from '#shell/consent.ts'
import { pageAt, usualPath } from '#shell/page-at.ts'
import { pageLanguage } from '#shell/server/page-language.ts'
import type { SiteContext } from '#shell/server/page-request.ts'
import { themeIn } from '#shell/server/read-shell.ts'
import type { Page } from './pages.ts'
import { keptParameters } from './searches.ts'

/**
 * The cache key of a visitor's page, with everything that changes the page for one of them, and the address to render: without
 * unknown parameters, because they would be cached for everybody. Null when the page may not be cached.
 */
export function cachedPageName(
  active: ReadonlyMap<string, Page>,
  url: URL,
  cookie: string | undefined,
  context: SiteContext,
): { name: string; url: URL } | null {
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
  // What is told once is told to one, and whose own account waits is no visitor.
  if ([toastCookie, ownAccountCookie].some((name) => readCookie(cookie, name, (value) => value) !== null)) return null
  const consent = consentIn(cookie)
  const choices = [
    context.center.id,
    pageLanguage(context, url),
    isUndecided(consent) ? 'ask' : measures(context.look.gtagId, consent),
    page!.videos === true && consent.thirdParty === true,
    themeIn(cookie),
    context.look.href,
    context.look.version,
    context.menus.version,
  ]
  const clean = new URL(url)
  clean.search = search.toString()
  return { name: `${clean.pathname}${clean.search} ${choices.join(' ')}`, url: clean }
}
