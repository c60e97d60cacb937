import { redirect } from 'react-router'

/** Back to the page the form stood on. Only paths of this site: `//elsewhere` and `/\elsewhere` are other sites to a browser. */
export function returnTo(form: FormData, ...cookies: string[]): Response {
  const path = String(form.get('redirect') ?? '/')
  return redirect(isSafeRedirectPath(path) ? path : '/', { status: 303, headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
}

export function isSafeRedirectPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(path) && !path.startsWith('/choices/')
}
