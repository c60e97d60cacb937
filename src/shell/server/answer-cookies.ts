import { takenToast } from '#design/feedback/taken-toast.ts'
import { posting } from '#design/form/posting-cookie.ts'
import { adoptVisitorFavourites } from '#features/favourites/toggle-favourite.ts'
import { favouritesIn, writeFavourites } from '#features/favourites/favourite-cookie.ts'
import { writeCookie } from '#kernel/http/cookie.ts'
import { createClient } from '#kernel/jsonapi/client/client.ts'
import { pageAt } from '#shell/page-at.ts'
import type { Shell } from '#shell/shell.ts'
import { resources } from '#src/app/resources.ts'
import type { Identity } from './identity.ts'
import { isPosted } from './is-posted.ts'
import type { PageRequest } from './page-request.ts'
import { organizationChoice, organizationCookie, organizationToKeep } from './selected-organization.ts'

type Answer = { status: number; headers: Headers }

/**
 * Moves the favourites of this browser to the account after sign-in. Runs before the page is made, so that it shows them.
 * @returns the Set-Cookie line that removes them from the browser, or null
 */
export async function takeOverFavourites({ request, call, isAhead }: PageRequest, { person }: Identity): Promise<string | null> {
  if (!person || person.impersonator || request.method !== 'GET' || isAhead) return null
  const ids = favouritesIn(request.headers.get('cookie'))
  if (ids.length === 0) return null
  await adoptVisitorFavourites(createClient(resources, call.fetch), ids)
  return writeFavourites([])
}

/** The Set-Cookie lines that follow from an answer, for every page. */
export function answerCookies(asked: PageRequest, { person }: Identity, { toast }: Shell, { status, headers }: Answer): string[] {
  const chosen = headers.getSetCookie().some((line) => line.startsWith(`${organizationCookie}=`))
  const organization = person && !chosen ? organizationToKeep(person, organizationChoice(asked.request.headers.get('cookie'), person.organizations)) : null
  return [
    ...(organization ? [organization] : []),
    // The data of an open page may be thrown away unseen: there `ToastRegion` removes it.
    ...(toast && status < 300 && !asked.isData ? [takenToast] : []),
    ...(isTaken(asked, person !== null, { status, headers }) ? [writeCookie(posting, '', { maxAge: 0, httpOnly: false })] : []),
  ]
}

/**
 * Whether the server accepted the posted form, so that the browser may forget its draft (`design/form/keep-draft.ts`); not when
 * it was refused, nor when the person must sign in first.
 */
function isTaken({ request, path }: PageRequest, isSignedIn: boolean, { status, headers }: Answer): boolean {
  if (request.method !== 'POST' || !isPosted(request, path) || status >= 400) return false
  if (headers.get('location')?.startsWith('/auth/login-1?redirect=')) return false
  return isSignedIn || Boolean(pageAt(path)?.page.public)
}
