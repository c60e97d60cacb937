import { isRouteErrorResponse } from 'react-router'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { TileGrid, errorTiles } from '#design/tile-grid/tile-grid.tsx'
import { AskAccess } from '#features/auth/access/web/ask-access.tsx'
import type { HomeSite } from '#features/auth/access/web/wrong-center.tsx'
import { readablePath } from '#kernel/http/readable-path.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import { SignOutForm } from './choice-form.tsx'

/** The error page: the status in large type, one sentence, one link. Its tile grid has a missing tile. */
export function ErrorPage({ error, path }: { error: unknown; path: string }) {
  const t = useT()
  const words = errorWords(error, useLocale(), path)
  const { code, home } = knownError(error) ?? {}
  const isWrongCenter = code === 'wrong_center'
  // A person gets an organization by signing it up, or by being added to one.
  const isWithout = code === 'no_organization'
  const signUp = isWithout && { href: '/organizations/signup', label: t(messages.signUpOrganization) }
  const main = home ? { href: `${home.origin}/auth/login-1`, label: t(messages.toHomeCenter, home) } : signUp
  return (
    <div className="min-h-screen bg-surface flex flex-col">
      <main id="inhoud" tabIndex={-1} className="flex-1 grid lg:grid-cols-[1fr_40vw] outline-none">
        <div className="flex items-center px-5 md:px-10 lg:pl-[max(2.5rem,calc((100vw-80rem)/2+2.5rem))] py-12">
          <div className="max-w-[34rem]">
            <p className="font-display font-bold text-code text-link select-none tracking-[-.06em]" aria-hidden="true">
              {words.code}
            </p>
            <h1 className="text-4xl md:text-5xl mt-8" lang={words.english?.heading && 'en'}>
              {words.heading}
            </h1>
            <p className="text-xl mt-4" lang={words.english?.text && 'en'}>
              {words.text}
            </p>
            {words.detail && (
              <p className="mt-3 text-text-soft break-all" lang="en">
                {words.detail}
              </p>
            )}
            <div className="mt-8 flex flex-wrap gap-3">
              {main && (
                <a href={main.href} className="btn btn-primary btn-lg">
                  {main.label}
                </a>
              )}
              {isWithout && (
                <a href="/support" className="btn btn-second btn-lg">
                  {t(messages.needHelp)}
                </a>
              )}
              {/* A plain link, because after an error a new document is the safest way back. */}
              <a href="/" lang="en" className={main ? 'btn btn-second btn-lg' : 'btn btn-primary btn-lg'}>
                <Icon name="house-fill" size={22} />
                {t(messages.backHome)}
              </a>
              {isWrongCenter && !home && (
                <a href="/switch" className="btn btn-second btn-lg">
                  {t(messages.toOwnCenter)}
                </a>
              )}
              {isWrongCenter && <SignOutForm className="btn btn-quiet btn-lg" />}
              {isWrongCenter && <AskHere />}
            </div>
          </div>
        </div>
        <div className="relative overflow-hidden max-lg:hidden">
          <TileGrid tiles={[...errorTiles, ...errorTiles.filter((tile) => tile !== 'gat')]} className="grid-cols-4 absolute inset-x-0 top-0 content-start" />
        </div>
      </main>
      <Frieze className="lg:!hidden" />
    </div>
  )
}

/** Only rendered where the page is certain to have a center. */
function AskHere() {
  const { center } = useShell()
  return <AskAccess center={center.name} className="basis-full justify-items-start mt-4" />
}

/** `english`: which of the texts are English on a Dutch page, so that screen readers pronounce them as such. */
type ErrorWords = { code: string; heading: string; text: string; detail?: string; english?: { heading: true; text?: true } }

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
    return {
      ...words(t(messages.error404), t(messages.error404Text), say(locale, messages.pathNotFound, { path: readablePath(path) })),
      english: { heading: true },
    }
  return words(say(locale, messages.errorOther, { code: status ? String(status) : '' }), t(messages.errorOtherText))
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
