import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { Frieze } from '#design/frieze/frieze.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { TileGrid } from '#design/tile-grid/tile-grid.tsx'
import { errorTiles } from '#design/tile-grid/tile-layouts.ts'
import { AskAccess } from '#features/auth/access/web/ask-access.tsx'
import { useShell } from '#shell/context.ts'
import { frameWords as messages } from '#shell/words.ts'
import { errorWords, knownError } from './error-words.ts'
import { SignOutForm } from './sign-out-form.tsx'

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
