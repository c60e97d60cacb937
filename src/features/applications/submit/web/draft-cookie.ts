import { cutText } from '#kernel/fields/cut-text.ts'
import { tokenCookie } from '#kernel/http/token-cookie.ts'

/** The draft token, followed by the vacancies that have a draft. */
const cookie = tokenCookie('draft', { pattern: /^[\w-]{1,100}(~|$)/ })
/** How many vacancies the cookie remembers, latest first; the server has all drafts. */
const most = 10

/** The draft token of this browser, and the vacancies that have a draft. */
type Waiting = { token: string; vacancies: readonly string[] }

function waitingIn(request: Request): Waiting | null {
  const [token, ...vacancies] = cutText(cookie.read(request) ?? '', 1000).split('~')
  return token ? { token, vacancies: vacancies.filter((id) => /^[\da-f-]{36}$/.test(id)) } : null
}

const write = ({ token, vacancies }: Waiting) => cookie.keep([token, ...vacancies].join('~'))

/** Sets the cookie until the writer has signed in. Scripts cannot read it. */
export function keepDraftToken(request: Request, token: string, vacancyId: string): string {
  const others = (waitingIn(request)?.vacancies ?? []).filter((id) => id !== vacancyId)
  return write({ token, vacancies: [vacancyId, ...others].slice(0, most) })
}

/** Removes a vacancy from the cookie once the application was sent. */
export function forgetDraft(request: Request, vacancyId: string): string {
  const { token = '', vacancies = [] } = waitingIn(request) ?? {}
  const left = vacancies.filter((id) => id !== vacancyId)
  return left.length > 0 ? write({ token, vacancies: left }) : cookie.forget()
}

export const draftTokenIn = (request: Request): string | null => waitingIn(request)?.token ?? null

/** The vacancy with a draft that this address leads back to. */
export const draftVacancy = (request: Request, way: string | null): string | null =>
  waitingIn(request)?.vacancies.find((id) => way?.startsWith(`/vacancies/${id}`)) ?? null

export const hasDraftFor = (request: Request, way: string | null): boolean => draftVacancy(request, way) !== null
