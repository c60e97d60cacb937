import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { type Asked, askForMail } from '#features/auth/mail-again/web/ask-for-mail.ts'
import { BackToSignIn } from '#features/auth/sign-in/web/auth-links.tsx'
import { MailForm, MailSent } from '#features/auth/mail-again/web/mail-form.tsx'
import { withRedirect, safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { visitContext } from '#shell/context.ts'

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  return { invalidLink: query.get('error') === 'reset_token_invalid', redirect: safeRedirectPath(query.get('redirect')) }
}

/** Answers the same for known and unknown addresses (decisions 13). */
export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  return data<Asked>(...(await askForMail(context.get(apiContext), locale, 'reset', await request.formData())))
}

export default function Recover() {
  const t = useT()
  const { invalidLink, redirect } = useLoaderData<typeof loader>()
  const asked = useAnswer<typeof action>()
  if (asked && 'sent' in asked)
    return (
      <>
        <h1>{t(screens.recoverDone)}</h1>
        <div className="mt-6">
          <MailSent />
        </div>
        <p className="text-lg mt-6">{t(screens.recoverDoneText)}</p>
        <p className="mt-5">
          <a className="link inline-block py-1.5" href={withRedirect('/auth/recover', redirect)}>
            {t(screens.tryAgain)}
          </a>
        </p>
        <BackToSignIn redirect={redirect} />
      </>
    )
  return (
    <>
      <h1>{t(screens.recover)}</h1>
      <p className="text-lg mt-2">{t(screens.recoverText)}</p>
      {!asked && invalidLink && (
        <div className="mt-6">
          <Alert tone="warn">
            <p>{t(screens.resetInvalid)}</p>
          </Alert>
        </div>
      )}
      <MailForm asked={asked} redirect={redirect} submit={t(screens.recoverSend)} />
      <BackToSignIn redirect={redirect} />
    </>
  )
}
