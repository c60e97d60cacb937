import type { ActionFunctionArgs } from 'react-router'
import { say } from '#kernel/i18n/messages.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { toggleAsUser, toggleAsVisitor } from '#features/favourites/toggle-favourite.ts'
import { maxFavouritesInCookie } from '#features/favourites/favourite-cookie.ts'
import { favouriteWords as words } from '#features/favourites/messages.ts'
import { visitContext } from '#shell/context.ts'
import { returnTo } from './return-to.ts'

/** Toggles a favourite. A script sends `quiet`: it has updated the page already and only needs to know of a refusal. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData()
  const { person, locale } = context.get(visitContext).shell
  const keeps = form.has('keep')
  const press = { id: String(form.get(keeps ? 'keep' : 'drop') ?? '').slice(0, 40), keeps }
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
