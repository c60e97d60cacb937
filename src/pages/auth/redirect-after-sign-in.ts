import { redirectDocument } from 'react-router'
import type { Visit } from '#shell/context.ts'
import { forgetKnownAddress } from '#features/auth/mail-again/web/known-address-cookie.ts'
import { safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { keepReturning } from '#features/auth/sign-in/web/returning-cookie.ts'

/**
 * Redirects after sign-in: to the page that was asked for, or else to the dashboard. As a new document, so that
 * nothing of the visitor's page stays and password managers notice the success.
 */
export function redirectAfterSignIn(redirect: FormDataEntryValue | null, { pages }: Pick<Visit, 'pages'>, init: ResponseInit = {}): Response {
  const headers = new Headers(init.headers)
  for (const cookie of [keepReturning(), forgetKnownAddress()]) headers.append('Set-Cookie', cookie)
  return redirectDocument(safeRedirectPath(redirect) ?? (pages.has('dashboard') ? '/dashboard' : '/'), { status: 303, ...init, headers })
}
