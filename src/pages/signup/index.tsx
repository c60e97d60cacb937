import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Link } from '#design/link/link.tsx'
import { comeWords } from '#features/activities/public-pages/come-words.ts'
import { comingAt } from '#features/activities/public-pages/web/come-cookie.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { draftTokenIn, hasDraftFor } from '#features/applications/submit/web/draft-cookie.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { EmailField, NameFields, NewPasswordField, checkEmail, checkFirstName, checkLastName, checkNewPassword } from '#features/auth/forms/web/fields.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import { withRedirect, safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { keepSignedUp } from '#features/auth/sign-up/web/signed-up-cookie.ts'
import { keepVerifier, newVerifier } from '#features/auth/sessions/web/sign-in-verifier.ts'
import { Terms } from '#features/auth/forms/web/terms.tsx'
import { visitContext } from '#shell/context.ts'

export function loader({ context, request }: LoaderFunctionArgs) {
  const {
    shell: { person, appName },
  } = context.get(visitContext)
  const way = safeRedirectPath(new URL(request.url).searchParams.get('redirect'))
  if (person) throw redirect(way ?? '/', 303)
  return { redirect: way, center: appName, hasDraft: hasDraftFor(request, way), comes: comingAt(request, way) !== null }
}

type Outcome = Faults & { typed: { firstName: string; lastName: string; email: string; terms: boolean }; taken?: boolean }

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const typed = { firstName: text('firstName'), lastName: text('lastName'), email: text('email').trim(), terms: text('termsAccepted') !== '' }
  const password = text('password')
  const fields = faultsIn(form, locale, { firstName: checkFirstName, lastName: checkLastName, email: checkEmail, password: checkNewPassword })
  if (!typed.terms) fields['termsAccepted'] = say(locale, screens.termsMissing)
  if (Object.keys(fields).length > 0) return data<Outcome>({ fields, typed }, 422)

  const way = safeRedirectPath(form.get('redirect') ?? new URL(request.url).searchParams.get('redirect'))
  const { firstName, lastName, email } = typed
  const draftToken = draftTokenIn(request)
  const { verifier, challenge } = await newVerifier()
  const attributes = {
    email,
    first_name: firstName,
    last_name: lastName,
    password,
    password_confirmation: password,
    terms_accepted: true,
    ...(way && { redirect: way }),
    ...(draftToken && { draft_token: draftToken }),
    sign_in_challenge: challenge,
  }
  try {
    await context.get(apiContext).request('POST', 'users', { data: { type: 'user', attributes } })
  } catch (error) {
    const faults = faultsOf(error, locale)
    const { status, errors } = error as ApiError
    return data<Outcome>({ ...faults, typed, taken: errors.some(({ code }) => code === 'taken') }, status)
  }
  const headers = new Headers()
  for (const cookie of [keepSignedUp({ email, redirect: way }), keepVerifier(verifier)]) headers.append('Set-Cookie', cookie)
  return redirect('/signup/success', { status: 303, headers })
}

export default function SignUp() {
  const t = useT()
  const { redirect: way, center, hasDraft, comes } = useLoaderData<typeof loader>()
  const outcome = useAnswer<typeof action>()
  const signIn = withRedirect('/auth/login-1', way)
  return (
    <>
      <h1>{t(hasDraft ? applyWords.oneMoreStep : comes ? comeWords.oneMoreStep : screens.signUp)}</h1>
      <p className="text-lg mt-2">{t(hasDraft ? applyWords.oneMoreStepText : comes ? comeWords.oneMoreStepText : screens.signUpText)}</p>
      {(hasDraft || comes) && <HaveAccount className="mt-2" href={signIn} />}
      {outcome?.taken && (
        <div className="mt-6">
          <Alert tone="warn" title={t(screens.takenTip)}>
            <p className="flex flex-wrap gap-x-5 gap-y-1">
              <Link className="py-1.5" href={signIn}>
                {t(screens.signIn)}
              </Link>
              <Link className="py-1.5" href={withRedirect('/auth/recover', way)}>
                {t(screens.orRecover)}
              </Link>
            </p>
          </Alert>
        </div>
      )}
      <PostedForm faults={outcome} submit={t(screens.createAccount)}>
        {way && <input type="hidden" name="redirect" value={way} />}
        <NameFields faults={outcome} firstName={outcome?.typed.firstName} lastName={outcome?.typed.lastName} />
        <EmailField faults={outcome} typed={outcome?.typed.email} purpose="email" hint={t(screens.emailHint)} />
        <NewPasswordField faults={outcome} label={t(screens.password)} />
        <Terms faults={outcome} center={center} accepted={outcome?.typed.terms ?? false} />
      </PostedForm>
      {!hasDraft && !comes && <HaveAccount className="border-t border-line mt-6 pt-6" href={signIn} />}
    </>
  )
}

function HaveAccount({ className, href }: { className: string; href: string }) {
  const t = useT()
  return (
    <p className={className}>
      {t(screens.haveAccount)}{' '}
      <Link className="inline-block py-1.5" href={href}>
        {t(screens.signIn)}
      </Link>
    </p>
  )
}
