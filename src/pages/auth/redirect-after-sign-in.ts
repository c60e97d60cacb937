import { redirectDocument } from 'react-router'
import type { Visit } from '#shell/context.ts'
import { forgetKnownAddress } from '#features/auth/mail-again/web/known-address-cookie.ts'
import { safeRedirectPath } from '#features/auth/forms/web/safe-redirect-path.ts'
import { keepReturning } from '#features/auth/sign-in/web/returning-cookie.ts'

/**
 * Where somebody goes who is signed in: on their way, or to what waits for them. A whole new document, so that nothing of
 * the stranger stays and password managers see that it worked.
 */
export function redirectAfterSignIn(redirect: FormDataEntryValue | null, { pages }: Pick<Visit, 'pages'>, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  for (const cookie of [keepReturning(), forgetKnownAddress()]) headers.append('Set-Cookie', cookie)
  return redirectDocument(safeRedirectPath(redirect) ?? (pages.has('dashboard') ? '/dashboard' : '/'), { status: 303, ...init, headers })
}
