import { type ActionFunctionArgs, redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { maxFavouritesInCookie } from '#features/favourites/favourite-cookie.ts'
import { favouriteWords as words } from '#features/favourites/messages.ts'
import { toggleAsUser, toggleAsVisitor } from '#features/favourites/toggle-favourite.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { writeCookie } from '#kernel/http/cookie.ts'
import { say } from '#kernel/i18n/messages.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { type Choice, consentCookie, consentSeconds, decide } from '#shell/consent.ts'
import { visitContext } from '#shell/context.ts'
import { themeChoice, themeCookie } from '#shell/server/read-shell.ts'
import { chooseOrganization } from '#shell/server/selected-organization.ts'

/** Redirects to the page of the form. Only paths of this site: browsers read `//elsewhere` and `/\elsewhere` as other sites. */
function returnTo(form: FormData, ...cookies: string[]): Response {
  const path = String(form.get('redirect') ?? '/')
  return redirect(isSafeRedirectPath(path) ? path : '/', { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
}

export function isSafeRedirectPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/choices/')
}

/** Handles the buttons of the cookie banner. The cookie is readable by our scripts, because it holds nothing secret. */
export async function chooseCookies({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const choice = form.get('choice')
  const consent = decide({
    choice: (['all', 'none', 'selection'] as const).find((one) => one === choice) ?? ('none' satisfies Choice['choice']),
    analytical: form.get('analytical') === 'on',
    thirdParty: form.get('thirdParty') === 'on',
  })
  return returnTo(form, writeCookie(consentCookie, JSON.stringify(consent), { maxAge: consentSeconds, httpOnly: false }))
}

/** Stores the chosen language for a year (decisions 5). */
export async function chooseLanguage({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const locale = form.get('locale') === 'en' ? 'en' : 'nl'
  return returnTo(form, writeCookie('locale', locale, { maxAge: 365 * 24 * 3600 }))
}

/** Stores the organization to act for. Whether it is one of the person's is checked when the cookie is read. */
export async function keepOrganization({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const id = cutText(String(form.get('organization') ?? ''), 64)
  return returnTo(form, ...chooseOrganization(id, request.headers.get('cookie')))
}

/** Stores light or dark for a year; any other value leaves it to the device. */
export async function chooseTheme({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const theme = themeChoice(String(form.get('theme')))
  return returnTo(form, writeCookie(themeCookie, theme ?? '', { maxAge: theme ? 365 * 24 * 3600 : 0 }))
}

/** Toggles a favourite. A script sends `quiet`: it has updated the page already and only needs to know of a refusal. */
export async function chooseFavourite({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const { person, locale } = context.get(visitContext).shell
  const keeps = form.has('keep')
  const press = { id: cutText(String(form.get(keeps ? 'keep' : 'drop') ?? ''), 40), keeps }
  const answer = (cookies: string[], refused?: string) => {
    if (form.has('quiet'))
      return new Response(refused ?? null, { status: refused ? 409 : 204, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
    return returnTo(form, ...cookies, toastCookieHeader(refused ?? say(locale, keeps ? words.keptToast : words.droppedToast), refused ? 'danger' : 'success'))
  }
  if (!person) {
    const cookie = toggleAsVisitor(request.headers.get('cookie'), press)
    return cookie ? answer([cookie]) : answer([], say(locale, words.tooManyHere, { n: maxFavouritesInCookie }))
  }
  try {
    await toggleAsUser(context.get(apiContext), press)
    return answer([])
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return answer([], error.message)
  }
}
