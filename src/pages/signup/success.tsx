import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { useAnswer } from '#design/form/use-answer.ts'
import { Link } from '#design/link/link.tsx'
import { comeWords } from '#features/activities/public-pages/come-words.ts'
import { comingAt } from '#features/activities/public-pages/web/come-cookie.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { hasDraftFor } from '#features/applications/submit/web/draft-cookie.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { type Asked, askForMail } from '#features/auth/mail-again/web/ask-for-mail.ts'
import { MailForm, MailSent } from '#features/auth/mail-again/web/mail-form.tsx'
import { withRedirect } from '#features/auth/model/safe-redirect-path.ts'
import { signedUpAs } from '#features/auth/sign-up/web/signed-up-cookie.ts'
import { visitContext } from '#shell/context.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const signedUp = signedUpAs(request) ?? { email: null, redirect: null }
  return data(
    { ...signedUp, hasDraft: hasDraftFor(request, signedUp.redirect), comes: comingAt(request, signedUp.redirect) !== null },
    { headers: { 'cache-control': 'no-store' } },
  )
}

export const headers = () => ({ 'cache-control': 'no-store' })

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  return data<Asked>(...(await askForMail(context.get(apiContext), locale, 'confirmation', await request.formData())))
}

/** What to do next: everything else waits for the mail to be confirmed. */
export default function SignedUp() {
  const t = useT()
  const { email, redirect, hasDraft, comes } = useLoaderData<typeof loader>()
  const asked = useAnswer<typeof action>()
  return (
    <>
      <h1>{t(screens.signedUp)}</h1>
      <p className="text-lg mt-2 break-words">{email ? t(screens.signedUpTo, { email }) : t(screens.signedUpText)}</p>
      <ol className="list-decimal pl-6 mt-6 space-y-2 text-lg">
        <li>{t(screens.signedUpStep1)}</li>
        <li>{t(screens.signedUpStep2)}</li>
        <li>{t(screens.signedUpStep3)}</li>
        {hasDraft && <li>{t(applyWords.keptStep)}</li>}
        {comes && <li>{t(comeWords.keptStep)}</li>}
      </ol>
      <div className="border-t border-line mt-8 pt-6">
        <h2 className="font-sans font-semibold text-lg tracking-normal">{t(screens.nothingCame)}</h2>
        <p className="mt-1">{t(screens.nothingCameText)}</p>
        <div className="mt-4 empty:hidden">{asked && 'sent' in asked && <MailSent />}</div>
        <MailForm
          asked={asked}
          email={email}
          redirect={redirect}
          purpose="email"
          variant="second"
          large={false}
          className="mt-4"
          submit={t(screens.mailAgain)}
        />
        <p className="mt-4">
          <Link className="inline-block py-1.5" href={withRedirect('/signup', redirect)}>
            {t(screens.wrongAddress)}
          </Link>
        </p>
      </div>
    </>
  )
}
