/**
 * A page of this site to go on to after signing in, or null (decisions 19). `//elsewhere`, `/\elsewhere` and `javascript:` are not
 * pages of this site, and nobody should come back to signing in or out. The server and pages judge by the same rule.
 */
export function safeRedirectPath(value: FormDataEntryValue | string | null | undefined): string | null {
  if (typeof value !== 'string' || value.length > 1000 || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)) return null
  // `.data` addresses are the data of a page, not a page.
  if (/\.data(\?|#|$)/.test(value)) return null
  return /^\/(choices|auth\/(login-1|recover|reset)|uitloggen|signup|confirm)(\/|\?|$)/.test(value) ? null : value
}

/** A link that keeps the redirect: adds `?redirect=…` if there is one. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect ? `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}` : path
}
