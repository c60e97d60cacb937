import { useT } from '#kernel/i18n/web/provider.tsx'
import { Link } from '#design/link/link.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'

/** Below the sign-in form: links to sign up. */
export function NoAccountYet({ redirect, organizations }: { redirect: string | null; organizations: boolean }) {
  const t = useT()
  return (
    <div className="border-t border-line mt-6 pt-6">
      <h2 className="font-sans font-semibold text-lg tracking-normal">{t(screens.noAccount)}</h2>
      <p className="flex flex-wrap gap-3 mt-3">
        <LinkButton variant="second" href={withRedirect('/signup', redirect)}>
          {t(screens.signUpVolunteer)}
        </LinkButton>
        {organizations && (
          <LinkButton variant="quiet" href="/organizations/signup">
            {t(screens.signUpOrganization)}
          </LinkButton>
        )}
      </p>
    </div>
  )
}

export function BackToSignIn({ redirect = null }: { redirect?: string | null }) {
  const t = useT()
  return (
    <p className="mt-5">
      <Link className="inline-block py-1.5" href={withRedirect('/auth/login-1', redirect)}>
        {t(screens.backToSignIn)}
      </Link>
    </p>
  )
}
