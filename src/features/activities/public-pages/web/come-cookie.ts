import { tokenCookie } from '#kernel/http/token-cookie.ts'

/** Workshops to which somebody wants to come who has no account yet: ids, latest first. The press is kept as long as the link of a confirmation mail. */
const cookie = tokenCookie('come', { pattern: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(~[\da-f-]{36}){0,9}$/ })
const most = 10

const idsIn = (request: Request): string[] => cookie.read(request)?.split('~') ?? []

export const keepComing = (request: Request, id: string): string => cookie.keep([id, ...idsIn(request).filter((one) => one !== id)].slice(0, most).join('~'))

export function forgetComing(request: Request, id: string): string {
  const left = idsIn(request).filter((one) => one !== id)
  return left.length > 0 ? cookie.keep(left.join('~')) : cookie.forget()
}

/** The workshop whose page an address leads back to, if somebody pressed there. */
export function comingAt(request: Request, way: string | null): string | null {
  const end = /^\/activiteitenkalender\/[\w-]*?--([\da-f]{12})(?:[?#]|$)/.exec(way ?? '')?.[1]
  return end === undefined ? null : (idsIn(request).find((id) => id.endsWith(end)) ?? null)
}
