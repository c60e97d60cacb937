import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { Link } from '#design/link/link.tsx'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { hasDraftFor } from '#features/applications/submit/web/draft-cookie.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { EmailField, GivenPasswordField, checkEmail, checkGivenPassword } from '#features/auth/forms/web/fields.tsx'
import { NoAccountYet } from '#features/auth/sign-in/web/auth-links.tsx'
import { deviceHeader } from '#features/auth/sessions/web/device.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { knownAddress } from '#features/auth/mail-again/web/known-address-cookie.ts'
import { MailSent } from '#features/auth/mail-again/web/mail-form.tsx'
import { withRedirect, safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { isReturning } from '#features/auth/sign-in/web/returning-cookie.ts'
import { sendMailAgain } from '#features/auth/mail-again/web/send-mail-again.ts'
import { SignInTrouble, type Trouble } from '#features/auth/sign-in/web/sign-in-trouble.tsx'
import { type HomeSite, WrongCenter } from '#features/auth/access/web/wrong-center.tsx'
import { visitContext } from '#shell/context.ts'
import { redirectAfterSignIn } from './redirect-after-sign-in.ts'

/** The reason to be here, from the address; the server's /auth routes add these parameters. */
function noticeOf(
  query: URLSearchParams,
): 'ended' | 'endedTyped' | 'unlocked' | 'confirmed' | 'confirmedAlready' | 'passwordChanged' | 'confirmFailed' | 'unlockInvalid' | null {
  if (query.get('unlocked') === 'true') return 'unlocked'
  if (query.get('confirmed') === 'already') return 'confirmedAlready'
  if (query.has('confirmed') || query.get('account_confirmation_success') === 'true') return 'confirmed'
  if (query.get('account_confirmation_success') === 'false') return 'confirmFailed'
  if (query.has('password_changed')) return 'passwordChanged'
  if (query.has('ended')) return query.get('ended') === 'typed' ? 'endedTyped' : 'ended'
  return query.get('error') === 'unlock_token_invalid' ? 'unlockInvalid' : null
}

export function loader({ context, request }: LoaderFunctionArgs) {
  const visit = context.get(visitContext)
  const query = new URL(request.url).searchParams
  if (visit.shell.person) throw redirectAfterSignIn(query.get('redirect'), visit)
  const way = safeRedirectPath(query.get('redirect'))
  return {
    redirect: way,
    address: knownAddress(request),
    hasDraft: hasDraftFor(request, way),
    notice: noticeOf(query),
    returning: isReturning(request),
    center: visit.shell.center.name,
    organizations: visit.pages.has('organizations/signup'),
  }
}

type Outcome = {
  email: string
  fields?: Record<string, string>
  trouble?: Trouble
  wrongCenter?: { home: HomeSite | null; ticket: string | null }
  mailSent?: true
}

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = context.get(visitContext)
  const api = context.get(apiContext)
  const { locale } = visit.shell
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  const password = String(form.get('password') ?? '')
  const intent = form.get('intent')
  if (intent === 'confirmation' || intent === 'unlock') {
    const trouble = await sendMailAgain(api, intent, email, intent === 'confirmation' ? safeRedirectPath(form.get('redirect')) : null)
    return trouble ? data<Outcome>({ email, trouble }, trouble.status) : data<Outcome>({ email, mailSent: true })
  }

  const fields = faultsIn(form, locale, { email: checkEmail, password: checkGivenPassword })
  if (Object.keys(fields).length > 0) return data<Outcome>({ email, fields }, 422)
  try {
    await api.request('POST', '/auth/sign_in', { email, password }, deviceHeader(request))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    if (error.message === 'wrong center') return data<Outcome>({ email, wrongCenter: await homeOf(api, email, password) }, 403)
    return data<Outcome>({ email, trouble: { code: error.code, email, text: error.message } }, error.status)
  }
  return redirectAfterSignIn(form.get('redirect') ?? new URL(request.url).searchParams.get('redirect'), visit)
}

/** Only reached with the right password, so the answer may tell where the account belongs, and offer to ask for access here. */
async function homeOf(api: Parameters<typeof sendMailAgain>[0], email: string, password: string): Promise<NonNullable<Outcome['wrongCenter']>> {
  const answer = await api.request('POST', 'home_site', { email, password }).catch(() => null) // without the link the page is still useful
  const { home = null, accessTicket = null } = (answer?.meta ?? {}) as { home?: HomeSite; accessTicket?: string }
  return { home, ticket: accessTicket }
}

export const handle = {
  title: (_loaderData: unknown, locale: Locale, outcome?: Outcome) => (outcome?.wrongCenter ? say(locale, screens.wrongCenter) : null),
}

export default function SignIn() {
  const t = useT()
  const { redirect, notice, address, hasDraft, returning, center, organizations } = useLoaderData<typeof loader>()
  const outcome = useAnswer<typeof action>()
  if (outcome?.wrongCenter) return <WrongCenter {...outcome.wrongCenter} center={center} redirect={redirect} />
  const faults: Faults | undefined = outcome?.fields && { fields: outcome.fields }
  return (
    <>
      <h1>{t(screens.signIn)}</h1>
      <p className="text-lg mt-2">{t(hasDraft ? applyWords.keptSignIn : returning ? screens.welcomeBack : screens.signInText)}</p>
      <div className="mt-6 empty:hidden">
        {outcome?.trouble && <SignInTrouble trouble={outcome.trouble} center={center} redirect={redirect} />}
        {outcome?.mailSent && <MailSent />}
        {!outcome && notice && (
          <Alert tone={/Invalid|Failed|ended/.test(notice) ? 'warn' : 'success'}>
            <p>
              {t(screens[notice])} {notice === 'confirmFailed' && <Link href={withRedirect('/confirm', redirect)}>{t(screens.sendNew)}</Link>}
            </p>
          </Alert>
        )}
      </div>
      <PostedForm faults={faults} submit={t(screens.signIn)}>
        {redirect && <input type="hidden" name="redirect" value={redirect} />}
        <EmailField faults={faults} typed={outcome?.email ?? address ?? undefined} />
        <GivenPasswordField key={outcome ? JSON.stringify(outcome) : ''} faults={faults} />
      </PostedForm>
      <p className="mt-5">
        <Link className="inline-block py-1.5" href={withRedirect('/auth/recover', redirect)}>
          {t(screens.forgot)}
        </Link>
      </p>
      <NoAccountYet redirect={redirect} organizations={organizations} />
    </>
  )
}
