import { tokenCookie } from '#kernel/http/token-cookie.ts'

/** A token, and behind it the vacancies that words wait for. */
const cookie = tokenCookie('draft', { pattern: /^[\w-]{1,100}(~|$)/ })
/** The latest vacancies that are remembered; the server knows of all. */
const most = 10

/** The token of this browser for words that wait on the server, and the vacancies they are for. */
type Waiting = { token: string; vacancies: readonly string[] }

function waitingIn(request: Request): Waiting | null {
  const [token, ...vacancies] = (cookie.read(request) ?? '').slice(0, 1000).split('~')
  return token ? { token, vacancies: vacancies.filter((id) => /^[\da-f-]{36}$/.test(id)) } : null
}

const write = ({ token, vacancies }: Waiting) => cookie.keep([token, ...vacancies].join('~'))

/** Keeps the token until the writer has signed in; no script reads it. */
export function keepDraftToken(request: Request, token: string, vacancyId: string): string {
  const others = (waitingIn(request)?.vacancies ?? []).filter((id) => id !== vacancyId)
  return write({ token, vacancies: [vacancyId, ...others].slice(0, most) })
}

/** The words for this vacancy have been sent. */
export function forgetDraft(request: Request, vacancyId: string): string {
  const { token = '', vacancies = [] } = waitingIn(request) ?? {}
  const left = vacancies.filter((id) => id !== vacancyId)
  return left.length > 0 ? write({ token, vacancies: left }) : cookie.forget()
}

export const draftTokenIn = (request: Request): string | null => waitingIn(request)?.token ?? null

/** Whether somebody is on the way back to a vacancy for which words wait. */
export const hasDraftFor = (request: Request, way: string | null): boolean =>
  waitingIn(request)?.vacancies.some((id) => way?.startsWith(`/vacancies/${id}`)) ?? false
