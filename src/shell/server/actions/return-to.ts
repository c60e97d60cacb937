import { redirect } from 'react-router'

/** Redirects to the page of the form. Only paths of this site: browsers read `//elsewhere` and `/\elsewhere` as other sites. */
export function returnTo(form: FormData, ...cookies: string[]): Response {
  const path = String(form.get('redirect') ?? '/')
  return redirect(isSafeRedirectPath(path) ? path : '/', { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
}

export function isSafeRedirectPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/choices/')
}
