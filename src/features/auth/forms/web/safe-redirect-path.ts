/** Where to go on: a page of this site, or null. `//elsewhere`, `/\elsewhere` and `javascript:` are no pages of ours (decisions 19). */
export function safeRedirectPath(value: FormDataEntryValue | string | null | undefined): string | null {
  if (typeof value !== 'string' || value.length > 1000 || !/^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(value)) return null
  // The address of a page's data is no page.
  if (/\.data(\?|#|$)/.test(value)) return null
  return /^\/(choices|auth\/(login-1|recover|reset)|uitloggen|signup|confirm)(\/|\?|$)/.test(value) ? null : value
}

/** The parameter for a link that keeps the way: `?redirect=…`, or nothing. */
export function withRedirect(path: string, redirect: string | null): string {
  return redirect ? `${path}${path.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}` : path
}
