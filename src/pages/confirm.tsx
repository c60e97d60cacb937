import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { LinkButton } from '#design/button/link-button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { screens } from '#features/auth/screens-messages.ts'
import { checkEmail, faultsIn } from '#features/auth/web/checks.ts'
import { BackToSignIn } from '#features/auth/web/door-links.tsx'
import type { Faults } from '#features/auth/web/faults.ts'
import { EmailField } from '#features/auth/web/fields.tsx'
import { keepingPath, ownPath } from '#features/auth/web/own-path.ts'
import { PostedForm } from '#features/auth/web/posted-form.tsx'
import { keepSecrets } from '#features/auth/web/secret-cookies.ts'
import { sendMailAgain } from '#features/auth/web/send-mail-again.ts'
import { visitContext } from '#shell/context.ts'

// The address holds a token: it is told to nobody else. (With no-referrer the form would have no Origin, and be refused.)
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })

/** Opening the link does nothing, for mail scanners open it too (decisions 19). */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  return { token: (query.get('confirmation_token') ?? '').slice(0, 200), redirect: ownPath(query.get('redirect')) }
}

type Outcome = { failed?: 'token_invalid' | 'token_expired' | 'taken'; moved?: string; sent?: true; email?: string } & Partial<Faults>

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale, person },
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('intent') === 'again') {
    const email = String(form.get('email') ?? '').trim()
    const fields = faultsIn(form, locale, { email: checkEmail })
    if (Object.keys(fields).length > 0) return data<Outcome>({ failed: 'token_expired', email, fields }, 422)
    const trouble = await sendMailAgain(api, 'confirmation', email)
    return trouble ? data<Outcome>({ failed: 'token_expired', email, fields: {}, problem: trouble.text }, trouble.status) : data<Outcome>({ sent: true })
  }

  const way = ownPath(form.get('redirect'))
  try {
    const { data: user, meta } = await api.request('POST', 'confirm', { confirmation_token: String(form.get('token') ?? '') })
    const { passwordRequired, resetPasswordToken, alreadyConfirmed } = meta as {
      passwordRequired?: boolean
      resetPasswordToken?: string
      alreadyConfirmed?: boolean
    }
    if (passwordRequired && resetPasswordToken) {
      return redirect('/auth/reset', {
        status: 303,
        headers: { 'Set-Cookie': keepSecrets({ token: resetPasswordToken, trio: null, first: true, redirect: way }) },
      })
    }
    if (person) return data<Outcome>({ moved: String((user as ResourceObject).attributes?.['email'] ?? '') })
    return redirect(keepingPath(`/auth/login-1?confirmed=${alreadyConfirmed ? 'already' : 'true'}`, way), 303)
  } catch (error) {
    if (!(error instanceof ApiError) || ![422, 429].includes(error.status)) throw error
    if (error.status === 429) return data<Outcome>({ fields: {}, problem: error.message }, 429)
    const failed = error.code === 'token_expired' || error.code === 'taken' ? error.code : 'token_invalid'
    return data<Outcome>({ failed }, 422)
  }
}

export default function Confirm() {
  const t = useT()
  const { token, redirect: way } = useLoaderData<typeof loader>()
  const outcome: Outcome = useActionData<typeof action>() ?? {}
  const faults = outcome.fields && { fields: outcome.fields, ...(outcome.problem && { problem: outcome.problem }) }
  if (outcome.moved) {
    return (
      <>
        <h1 className="text-4xl">{t(screens.addressMoved)}</h1>
        <p className="text-lg mt-2">{t(screens.addressMovedText, { email: outcome.moved })}</p>
        <p className="mt-8">
          <LinkButton size="large" className="w-full" href={way ?? '/profiel'}>
            {t(screens.goOn)}
          </LinkButton>
        </p>
      </>
    )
  }
  if (outcome.sent || outcome.failed || !token) return <NewMail outcome={outcome} faults={faults} />
  return (
    <>
      <h1 className="text-4xl">{t(screens.confirm)}</h1>
      <p className="text-lg mt-2">{t(screens.confirmText)}</p>
      <PostedForm faults={faults} submit={t(screens.confirmButton)}>
        <input type="hidden" name="token" value={token} />
        {way && <input type="hidden" name="redirect" value={way} />}
      </PostedForm>
    </>
  )
}

/** The link was no good: what to do instead. */
function NewMail({ outcome, faults }: { outcome: Outcome; faults: Faults | undefined }) {
  const t = useT()
  const expired = outcome.failed === 'token_expired'
  return (
    <>
      <h1 className="text-4xl">{t(outcome.sent ? screens.recoverDone : expired ? screens.confirmExpired : screens.confirmInvalid)}</h1>
      {outcome.sent ? (
        <div className="mt-6">
          <Alert tone="success" live>
            <p>{t(screens.mailSent)}</p>
          </Alert>
        </div>
      ) : (
        <>
          <p className="text-lg mt-2">
            {t(outcome.failed === 'taken' ? screens.confirmTaken : expired ? screens.confirmExpiredText : screens.confirmInvalidText)}
          </p>
          {outcome.failed !== 'taken' && (
            <PostedForm intent="again" faults={faults} submit={t(screens.sendNew)}>
              <EmailField faults={faults} typed={outcome.email} purpose="email" />
            </PostedForm>
          )}
        </>
      )}
      <BackToSignIn />
    </>
  )
}
