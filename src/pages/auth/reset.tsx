import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument, useLoaderData } from 'react-router'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { Alert } from '#design/feedback/alert.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { messages } from '#features/auth/model/messages.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { NewPasswordField, checkNewPassword } from '#features/auth/forms/web/fields.tsx'
import { deviceHeader } from '#features/auth/sessions/web/device.ts'
import { BackToSignIn } from '#features/auth/sign-in/web/auth-links.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import { withRedirect, safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { forgetSecrets, keepSecrets, keptSecrets, secretsIn } from '#features/auth/sessions/web/secret-cookies.ts'
import { visitContext } from '#shell/context.ts'
import { redirectAfterSignIn } from './redirect-after-sign-in.ts'

const untold = { 'cache-control': 'no-store' }

/** Moves secrets from the address into a cookie at once, because they must not be in the history, a referrer or a screenshot. */
export function loader({ request }: LoaderFunctionArgs) {
  const given = secretsIn(new URL(request.url).searchParams)
  if (given) throw redirect('/auth/reset', { status: 303, headers: { 'Set-Cookie': keepSecrets(given), 'Referrer-Policy': 'no-referrer', ...untold } })
  const kept = keptSecrets(request)
  return data({ way: kept ? (kept.first ? 'first' : 'again') : null, email: kept?.tokenHeaders?.uid ?? null } as const, { headers: untold })
}

export const headers = () => untold

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = context.get(visitContext)
  const { locale } = visit.shell
  const secrets = keptSecrets(request)
  if (!secrets) return data<Faults & { missing?: true }>({ fields: {}, missing: true }, 401)

  const form = await request.formData()
  const password = String(form.get('password') ?? '')
  const passwordConfirmation = String(form.get('passwordConfirmation') ?? '')
  const fields = faultsIn(form, locale, { password: checkNewPassword })
  if (!fields['password'] && password !== passwordConfirmation) fields['passwordConfirmation'] = say(locale, screens.passwordsDiffer)
  if (Object.keys(fields).length > 0) return data<Faults>({ fields }, 422)

  const body = { password, password_confirmation: passwordConfirmation, ...(secrets.token && { reset_password_token: secrets.token }) }
  const forget = { 'Set-Cookie': forgetSecrets() }
  const api = context.get(apiContext)
  let email: string
  try {
    const answer = await api.request('PUT', '/auth/password', body, { ...deviceHeader(request), ...(!secrets.token && secrets.tokenHeaders) })
    email = (answer.data as unknown as { email: string }).email
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      throw redirect(withRedirect('/auth/recover?error=reset_token_invalid', safeRedirectPath(secrets.redirect)), { status: 303, headers: forget })
    const faults = faultsOf(error, locale)
    return data<Faults>(faults, (error as ApiError).status)
  }
  // A first password signs in at once. A changed one ends all sessions, so its owner signs in again; with the token headers of
  // a session, that session continues.
  if (!secrets.token || (secrets.first && (await signsIn(api, email, password, request))))
    return redirectAfterSignIn(secrets.redirect, visit, { headers: forget })
  return redirectDocument(withRedirect('/auth/login-1?password_changed=true', safeRedirectPath(secrets.redirect)), { status: 303, headers: forget })
}

async function signsIn(api: Pick<Client, 'request'>, email: string, password: string, request: Request): Promise<boolean> {
  return await api.request('POST', '/auth/sign_in', { email, password }, deviceHeader(request)).then(
    () => true,
    () => false, // the sign-in page says why
  )
}

export default function Reset() {
  const t = useT()
  const { way, email } = useLoaderData<typeof loader>()
  const faults = useAnswer<typeof action>() as (Faults & { missing?: true }) | undefined
  if (!way || faults?.missing)
    return (
      <>
        <h1>{t(screens.reset)}</h1>
        <div className="mt-6">
          <Alert tone="danger" live>
            <p>{t(screens.resetInvalid)}</p>
            <p className="mt-1" lang="en">
              {t(messages.missing_credentials)}
            </p>
          </Alert>
        </div>
        <p className="mt-6">
          <LinkButton size="large" className="max-sm:w-full" href="/auth/recover">
            {t(screens.newLink)}
          </LinkButton>
        </p>
        <BackToSignIn />
      </>
    )
  const first = way === 'first'
  return (
    <>
      <h1>{t(first ? screens.resetFirst : screens.reset)}</h1>
      <p className="text-lg mt-2">{t(first ? screens.resetFirstText : screens.resetText)}</p>
      <PostedForm faults={faults} submit={t(screens.savePassword)}>
        {/* Tells password managers which account the password is for. */}
        {email && <input type="email" autoComplete="username" value={email} readOnly tabIndex={-1} aria-hidden="true" className="sr-only" />}
        <NewPasswordField faults={faults} />
        <NewPasswordField faults={faults} name="passwordConfirmation" label={t(screens.passwordAgain)} hint={false} />
      </PostedForm>
    </>
  )
}
