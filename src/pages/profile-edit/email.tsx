import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { faultsIn } from '#kernel/fields/checked-field.ts'
import { say } from '#kernel/i18n/messages.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import type { ApiError } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { EmailField, GivenPasswordField, checkEmail, checkGivenPassword } from '#features/auth/forms/web/fields.tsx'
import type { Faults } from '#kernel/fields/form.ts'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import type { OwnAccount } from '#features/auth/own-account/web/own-account.ts'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { EditProfile } from '#features/users/profile/web/edit-tabs.tsx'
import { words } from '#features/users/profile/web/profile-words.ts'
import { cardWords } from '#features/pool/card/card-words.ts'
import { cardAddress } from '#features/pool/model/addresses.ts'
import { visitContext } from '#shell/context.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [{ email }, { meta }] = await Promise.all([api.read<{ email: string }>('current_user'), api.request('GET', 'current_user/account')])
  const { unconfirmedEmail, needsPassword, session } = meta as OwnAccount
  return { email, unconfirmedEmail, needsPassword, impersonated: session.kind === 'impersonation', hasPool: context.get(visitContext).flags.volunteerProfiles }
}

type Outcome = { cancelled?: true; typed?: string } & Partial<Faults>

/** A new address counts once its mail is confirmed; entering the current one cancels a pending change (decisions 12). */
export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const api = context.get(apiContext)
  const form = await request.formData()
  const { email: now } = await api.read<{ email: string }>('current_user')
  if (form.get('intent') === 'cancel') {
    await api.request('PATCH', 'current_user', { unconfirmed_email: null })
    return data<Outcome>({ cancelled: true })
  }
  const typed = String(form.get('email') ?? '').trim()
  const fields = faultsIn(form, locale, { email: checkEmail, ...(form.has('currentPassword') && { currentPassword: checkGivenPassword }) })
  if (typed.toLowerCase() === now) fields['email'] = say(locale, words.mailSame)
  if (Object.keys(fields).length > 0) return data<Outcome>({ fields, typed }, 422)
  try {
    await api.request('PATCH', 'current_user', { email: typed, ...(form.has('currentPassword') && { current_password: String(form.get('currentPassword')) }) })
  } catch (error) {
    return data<Outcome>({ ...faultsOf(error, locale), typed }, (error as ApiError).status)
  }
  return data<Outcome>({})
}

export default function EditEmail() {
  const t = useT()
  const { email, unconfirmedEmail, needsPassword, impersonated, hasPool } = useLoaderData<typeof loader>()
  const outcome: Outcome = useAnswer<typeof action>() ?? {}
  const faults = outcome.fields && { fields: outcome.fields, ...(outcome.problem && { problem: outcome.problem }) }
  return (
    <EditProfile title={t(words.mailTitle)} current="email" part={hasPool ? { href: cardAddress, label: t(cardWords.tab) } : null}>
      <p className="text-lg mt-6 break-words">{t(words.mailNow, { email })}</p>
      {outcome.cancelled && (
        <div className="mt-4">
          <Alert tone="success" live>
            <p>{t(words.mailCancelled)}</p>
          </Alert>
        </div>
      )}
      {unconfirmedEmail && (
        <div className="mt-4">
          <Alert title={t(words.mailPending)} live>
            <p className="break-words">{t(words.mailPendingText, { email: unconfirmedEmail })}</p>
            <PostedForm intent="cancel" variant="second" large={false} className="mt-3" submit={t(words.mailCancel)} />
          </Alert>
        </div>
      )}
      {impersonated ? (
        <div className="mt-6">
          <Alert tone="warn">
            <p>{t(words.notNow)}</p>
          </Alert>
        </div>
      ) : (
        <PostedForm key={unconfirmedEmail} faults={faults} large={false} submit={t(words.mailButton)}>
          <EmailField faults={faults} typed={outcome.typed} purpose="email" label={t(words.mailNew)} hint={t(words.mailHint)} />
          {needsPassword && (
            <div className="space-y-3">
              <p>{t(words.whyPassword)}</p>
              <GivenPasswordField faults={faults} name="currentPassword" label={t(screens.currentPassword)} />
            </div>
          )}
        </PostedForm>
      )}
    </EditProfile>
  )
}
