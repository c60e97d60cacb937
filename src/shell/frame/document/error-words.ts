import { isRouteErrorResponse } from 'react-router'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { HomeSite } from '#features/auth/access/web/wrong-center.tsx'
import { frameWords as messages } from '#shell/words.ts'

/** `english`: which of the texts are English on a Dutch page, so that screen readers pronounce them as such. */
export type ErrorWords = { code: string; heading: string; text: string; detail?: string; english?: { heading: true; text?: true } }

/** `home`: the site of the account, when it belongs to another center. */
type Known = { status: number; code?: string; home?: HomeSite }

/** The texts of the error page for whatever was thrown. `path` is the address that the visitor asked for. */
export function errorWords(error: unknown, locale: Locale, path: string): ErrorWords {
  const known = knownError(error)
  if (known) return wordsOf(known, locale, path)
  if (isOffline(error)) return { code: '', heading: say(locale, messages.errorFull), text: say(locale, messages.errorOffline) }
  return {
    code: '500',
    heading: say(locale, messages.errorFull),
    text: say(locale, messages.errorOtherText),
    ...(error instanceof Error && error.message && { detail: error.message }),
  }
}

/** A fetch in the browser that did not reach the server. */
function isOffline(error: unknown): boolean {
  return error instanceof TypeError && typeof navigator !== 'undefined' && 'onLine' in navigator && !navigator.onLine
}

/** The texts of specification §2 by status, and of specification §8 for a wrong center. */
function wordsOf({ status, code }: Known, locale: Locale, path: string): ErrorWords {
  const words = (heading: string, text: string, detail?: string): ErrorWords => ({ code: String(status), heading, text, ...(detail && { detail }) })
  const t = (message: { nl: string; en: string }) => say(locale, message)
  if (code === 'wrong_center') return words(t(messages.wrongCenter), t(messages.wrongCenterText))
  if (code === 'no_organization') return words(t(messages.noOrganization), t(messages.noOrganizationText))
  if (code === 'organizations_failed') return words(t(messages.noOrganization), t(messages.organizationsFailedText))
  if (status === 401) return { ...words(t(messages.error401), t(messages.error401Text)), english: { heading: true, text: true } }
  if (status === 403) return words(t(messages.error403), t(messages.error403Text))
  if (status === 404)
    return { ...words(t(messages.error404), t(messages.error404Text), say(locale, messages.pathNotFound, { path })), english: { heading: true } }
  return words(say(locale, messages.errorOther, { code: status === 500 || !status ? '' : String(status) }), t(messages.errorOtherText))
}

/** The status and code of a refusal, or null for an unexpected error, whose details stay secret. */
export function knownError(error: unknown): Known | null {
  if (isRouteErrorResponse(error)) return { status: error.status, ...codeIn(error.data) }
  if (error instanceof Error && /wrong center/.test(error.message)) return { status: 403, code: 'wrong_center' }
  const { status, code, home } = (error ?? {}) as Partial<Known>
  return typeof status === 'number' ? { status, ...(code && { code }), ...(home && { home }) } : null
}

function codeIn(data: unknown): Pick<Known, 'code' | 'home'> {
  const { code, home } = (data ?? {}) as { code?: unknown; home?: HomeSite }
  return { ...(typeof code === 'string' && { code }), ...(home && { home }) }
}
