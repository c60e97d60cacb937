import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import type { RoleName } from '#kernel/access/actor.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import type { ResourceObject } from '#kernel/jsonapi/document.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { LinkButton } from '#design/button/button.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { comeWords } from '#features/activities/public-pages/come-words.ts'
import { sendComing } from '#features/activities/public-pages/web/come-action.ts'
import { comingAt } from '#features/activities/public-pages/web/come-cookie.ts'
import { sendDraft } from '#features/applications/submit/web/apply-action.ts'
import { hasDraftFor } from '#features/applications/submit/web/draft-cookie.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { type Asked, askForMail } from '#features/auth/mail-again/web/ask-for-mail.ts'
import { BackToSignIn } from '#features/auth/sign-in/web/auth-links.tsx'
import { keepKnownAddress } from '#features/auth/mail-again/web/known-address-cookie.ts'
import { MailForm, MailSent } from '#features/auth/mail-again/web/mail-form.tsx'
import { withRedirect, safeRedirectPath } from '#features/auth/model/safe-redirect-path.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { keepSecrets } from '#features/auth/sessions/web/secret-cookies.ts'
import { messages as people } from '#features/users/model/messages.ts'
import { forgetVerifier, hasVerifier, signInHere } from '#features/auth/sessions/web/sign-in-verifier.ts'
import { visitContext } from '#shell/context.ts'
import { redirectAfterSignIn } from '#pages/auth/redirect-after-sign-in.ts'

// The address holds a token, so it is not sent to other sites. (With no-referrer the form would have no Origin and be refused.)
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })

/** Opening the link does nothing, because mail scanners open it too (decisions 19). */
export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const way = safeRedirectPath(query.get('redirect'))
  return {
    token: cutText(query.get('confirmation_token') ?? '', 200),
    isInvitation: query.get('invitation') === 'true',
    redirect: way,
    sends: hasDraftFor(request, way) && hasVerifier(request),
    comes: comingAt(request, way) !== null && hasVerifier(request),
  }
}

type Failed = 'token_invalid' | 'token_expired' | 'taken'
type Accepted = { name: RoleName; organizationName: string | null }
type Outcome = { moved: string } | { accepted: Accepted } | { failed: Failed } | { fields: Record<string, string>; problem: string } | ({ again: true } & Asked)

export async function action({ context, request }: ActionFunctionArgs) {
  const visit = context.get(visitContext)
  const { locale, person } = visit.shell
  const api = context.get(apiContext)
  const form = await request.formData()
  if (form.get('intent') === 'again') {
    const [asked, status] = await askForMail(api, locale, 'confirmation', form)
    return data<Outcome>({ again: true, ...asked }, status)
  }

  let way = safeRedirectPath(form.get('redirect'))
  try {
    const { data: user, meta } = await api.request('POST', 'confirm', { confirmation_token: String(form.get('token') ?? '') })
    const {
      passwordRequired,
      resetPasswordToken,
      alreadyConfirmed,
      acceptedRole,
      redirect: redirected,
    } = meta as {
      passwordRequired?: boolean
      resetPasswordToken?: string
      alreadyConfirmed?: boolean
      acceptedRole?: Accepted
      redirect?: string
    }
    // A mail program may have cut off the end of the address; the server remembers where the link should lead.
    way ??= safeRedirectPath(redirected ?? null)
    if (passwordRequired && resetPasswordToken) {
      return redirect('/auth/reset', {
        status: 303,
        headers: { 'Set-Cookie': keepSecrets({ token: resetPasswordToken, tokenHeaders: null, first: true, redirect: way }) },
      })
    }
    if (acceptedRole) return data<Outcome>({ accepted: acceptedRole })
    // A signed-in person confirms a changed address; an old link of another kind has no result worth showing.
    if (person && !alreadyConfirmed) return data<Outcome>({ moved: String((user as ResourceObject).attributes?.['email'] ?? '') })
    const { id, attributes } = user as ResourceObject
    if (!person && (await signInHere(api, request, id))) {
      const sent = (await sendDraft(api, request, way, locale)) ?? (await sendComing(api, request, way, locale))
      const cookies = [forgetVerifier(), ...(sent?.cookies ?? [])]
      return redirectAfterSignIn(sent?.path ?? way, visit, { headers: cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]) })
    }
    return redirect(withRedirect(`/auth/login-1?confirmed=${alreadyConfirmed ? 'already' : 'true'}`, way), {
      status: 303,
      headers: { 'Set-Cookie': keepKnownAddress(String(attributes?.['email'] ?? '')) },
    })
  } catch (error) {
    if (!(error instanceof ApiError) || ![422, 429].includes(error.status)) throw error
    if (error.status === 429) return data<Outcome>({ fields: {}, problem: error.message }, 429)
    const failed = error.code === 'token_expired' || error.code === 'taken' ? error.code : 'token_invalid'
    return data<Outcome>({ failed }, 422)
  }
}

export default function Confirm() {
  const t = useT()
  const { token, isInvitation, redirect: way, sends, comes } = useLoaderData<typeof loader>()
  const outcome = useAnswer<typeof action>()
  if (outcome && 'moved' in outcome) {
    return (
      <>
        <h1>{t(screens.addressMoved)}</h1>
        <p className="text-lg mt-2">{t(screens.addressMovedText, { email: outcome.moved })}</p>
        <p className="mt-8">
          <LinkButton size="large" className="w-full" href={way ?? '/profiel'}>
            {t(screens.goOn)}
          </LinkButton>
        </p>
      </>
    )
  }
  if (outcome && 'accepted' in outcome) {
    const { name, organizationName } = outcome.accepted
    return (
      <>
        <h1>{t(screens.accepted)}</h1>
        <p className="text-lg mt-2">{t(screens.acceptedText, { role: t(people[name]).toLowerCase(), organizationName })}</p>
        <p className="mt-8">
          <LinkButton size="large" className="w-full" href={way ?? '/dashboard'}>
            {t(screens.goOn)}
          </LinkButton>
        </p>
      </>
    )
  }
  if (outcome && 'again' in outcome) return <NewMail asked={outcome} way={way} />
  if (outcome && 'failed' in outcome) return <NewMail failed={outcome.failed} way={way} />
  if (!token) return <NewMail failed="token_invalid" way={way} />
  return (
    <>
      <h1>{t(isInvitation ? screens.accept : screens.confirm)}</h1>
      <p className="text-lg mt-2">{t(isInvitation ? screens.acceptText : screens.confirmText)}</p>
      {sends && <p className="text-lg mt-2">{t(applyWords.confirmSends)}</p>}
      {comes && <p className="text-lg mt-2">{t(comeWords.confirmComes)}</p>}
      <PostedForm faults={outcome} submit={t(isInvitation ? screens.acceptButton : screens.confirmButton)}>
        <input type="hidden" name="token" value={token} />
        {way && <input type="hidden" name="redirect" value={way} />}
      </PostedForm>
    </>
  )
}

/** The link is not valid: offers a new mail. */
function NewMail({ failed, asked, way }: { failed?: Failed; asked?: Asked; way: string | null }) {
  const t = useT()
  const expired = failed === 'token_expired'
  const sent = asked && 'sent' in asked
  return (
    <>
      <h1>{t(sent ? screens.recoverDone : expired ? screens.confirmExpired : screens.confirmInvalid)}</h1>
      {sent ? (
        <div className="mt-6">
          <MailSent />
        </div>
      ) : (
        <p className="text-lg mt-2">
          {t(failed === 'taken' ? screens.confirmTaken : failed === 'token_invalid' ? screens.confirmInvalidText : screens.confirmExpiredText)}
        </p>
      )}
      {!sent && failed !== 'taken' && <MailForm intent="again" asked={asked} redirect={way} purpose="email" submit={t(screens.sendNew)} />}
      <BackToSignIn redirect={way} />
    </>
  )
}
