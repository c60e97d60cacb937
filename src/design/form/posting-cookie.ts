/** Stands as long as a form is under way and nobody has answered. */
export const posting = 'posting'
export const postingCookie = `${posting}=1; Path=/; Max-Age=86400; SameSite=Lax; Secure`

export function isPosting(): boolean {
  return document.cookie.split('; ').includes(`${posting}=1`)
}
