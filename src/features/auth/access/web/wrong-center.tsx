import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Link } from '#design/link/link.tsx'
import { frameWords } from '#features/auth/access/frame-messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { AskAccess } from './ask-access.tsx'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'

export type HomeSite = { name: string; origin: string }

type Props = { home: HomeSite | null; /** The ticket to ask for access here. */ ticket: string | null; center: string; redirect: string | null }

/** Shown after the right password at the wrong site: links to the home site if it is known (specification §2), or asks for access here. */
export function WrongCenter({ home, ticket, center, redirect }: Props) {
  const t = useT()
  return (
    <>
      <p className="font-display font-bold text-[8rem] leading-[.9] text-link select-none tracking-[-.06em] mb-6" aria-hidden="true">
        403
      </p>
      <h1 className="text-4xl">{t(screens.wrongCenter)}</h1>
      <p className="text-lg mt-3">{t(screens.wrongCenterText)}</p>
      {home && <p className="text-lg mt-3">{t(screens.wrongCenterHome, home)}</p>}
      <div className="mt-6 grid gap-3">
        {home && (
          <LinkButton size="large" iconAfter="arrow-right-bold" href={`${home.origin}/auth/login-1`}>
            {t(screens.goTo, home)}
          </LinkButton>
        )}
        <LinkButton variant={home ? 'second' : 'primary'} size="large" href="/switch">
          {t(screens.otherSite)}
        </LinkButton>
        <LinkButton variant="second" size="large" icon="house-fill" href="/" lang="en">
          {t(frameWords.backHome)}
        </LinkButton>
        {ticket && <AskAccess center={center} ticket={ticket} className="mt-4" />}
      </div>
      <p className="mt-6 text-text-soft">{t(screens.wrongCenterAdvice)}</p>
      <p className="mt-2">
        <Link className="inline-block py-1.5" href={withRedirect('/auth/login-1', redirect)}>
          {t(screens.otherAccount)}
        </Link>
      </p>
    </>
  )
}
