import { useT } from '#kernel/i18n/web/provider.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { MailForm } from '#features/auth/mail-again/web/mail-form.tsx'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'

/** Why a sign-in failed. `text` is the server's sentence, for where it knows more, such as how many minutes to wait. */
export type Trouble = { code: string; email: string; text: string }

/** Says why the sign-in failed, and offers the one thing to do about it. */
export function SignInTrouble({ trouble: { code, email, text }, center, redirect }: { trouble: Trouble; center: string; redirect: string | null }) {
  const t = useT()
  if (code === 'not_confirmed')
    return (
      <Alert tone="warn" live title={t(screens.notConfirmed)}>
        <p>{t(screens.notConfirmedText, { email })}</p>
        <MailAgain intent="confirmation" email={email} redirect={redirect} />
      </Alert>
    )
  if (code === 'account_locked')
    return (
      <Alert tone="warn" live title={t(screens.locked)}>
        <p>{t(screens.lockedText)}</p>
        <MailAgain intent="unlock" email={email} redirect={redirect} />
      </Alert>
    )
  if (code === 'account_inactive')
    return (
      <Alert tone="warn" live title={t(screens.inactive)}>
        <p>{t(screens.inactiveText, { center })}</p>
      </Alert>
    )
  if (code === 'too_many_attempts' || code === 'rate_limited')
    return (
      <Alert tone="warn" live>
        <p>{text || t(screens.tooMany)}</p>
        <p className="mt-2">
          {t(screens.tooManyTip)} <Link href={withRedirect('/auth/recover', redirect)}>{t(screens.orRecover)}</Link>
        </p>
      </Alert>
    )
  return (
    <Alert tone="danger" live title={t(screens.badCredentials)}>
      <p>
        {t(screens.badCredentialsTip)} <Link href={withRedirect('/auth/recover', redirect)}>{t(screens.forgot)}</Link>
      </p>
    </Alert>
  )
}

function MailAgain(mail: { intent: 'confirmation' | 'unlock'; email: string; redirect: string | null }) {
  const t = useT()
  return <MailForm asked={undefined} {...mail} variant="second" large={false} className="mt-3" submit={t(screens.mailAgain)} />
}
