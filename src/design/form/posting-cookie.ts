/** Set while a form is posted and not answered; its value is the page, because signing in is a form too. */
export const posting = 'posting'
export const postingCookie = (path: string): string => `${posting}=${encodeURIComponent(path)}; Path=/; Max-Age=86400; SameSite=Lax; Secure`

export function isPosting(path: string): boolean {
  return document.cookie.split('; ').includes(`${posting}=${encodeURIComponent(path)}`)
}
