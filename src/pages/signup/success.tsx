import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { Link } from '#design/link/link.tsx'
import { screens } from '#features/auth/screens-messages.ts'
import { checkEmail, faultsIn } from '#features/auth/web/checks.ts'
import type { Faults } from '#features/auth/web/faults.ts'
import { EmailField } from '#features/auth/web/fields.tsx'
import { PostedForm } from '#features/auth/web/posted-form.tsx'
import { sendMailAgain } from '#features/auth/web/send-mail-again.ts'
import { signedUpAs } from '#features/auth/web/signed-up-cookie.ts'
import { visitContext } from '#shell/context.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return data({ email: signedUpAs(request) }, { headers: { 'cache-control': 'no-store' } })
}

export const headers = () => ({ 'cache-control': 'no-store' })

type Outcome = { sent?: true; typed?: string } & Partial<Faults>

export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  const fields = faultsIn(form, locale, { email: checkEmail })
  if (Object.keys(fields).length > 0) return data<Outcome>({ fields, typed: email }, 422)
  const trouble = await sendMailAgain(context.get(apiContext), 'confirmation', email)
  return trouble ? data<Outcome>({ fields: {}, problem: trouble.text, typed: email }, trouble.status) : data<Outcome>({ sent: true })
}

/** What to do now: everything else waits for the mail. */
export default function SignedUp() {
  const t = useT()
  const { email } = useLoaderData<typeof loader>()
  const outcome: Outcome = useActionData<typeof action>() ?? {}
  const faults = outcome.fields && { fields: outcome.fields, ...(outcome.problem && { problem: outcome.problem }) }
  return (
    <>
      <h1 className="text-4xl">{t(screens.signedUp)}</h1>
      <p className="text-lg mt-2 break-words">{email ? t(screens.signedUpTo, { email }) : t(screens.signedUpText)}</p>
      <ol className="list-decimal pl-6 mt-6 space-y-2 text-lg">
        <li>{t(screens.signedUpStep1)}</li>
        <li>{t(screens.signedUpStep2)}</li>
        <li>{t(screens.signedUpStep3)}</li>
      </ol>
      <div className="border-t border-line mt-8 pt-6">
        <h2 className="font-sans font-semibold text-lg tracking-normal">{t(screens.nothingCame)}</h2>
        <p className="mt-1">{t(screens.nothingCameText)}</p>
        {outcome.sent && (
          <div className="mt-4">
            <Alert tone="success" live>
              <p>{t(screens.mailSent)}</p>
            </Alert>
          </div>
        )}
        <PostedForm faults={faults} variant="second" large={false} className="mt-4" submit={t(screens.mailAgain)}>
          {email ? <input type="hidden" name="email" value={email} /> : <EmailField faults={faults} typed={outcome.typed} purpose="email" />}
        </PostedForm>
        <p className="mt-4">
          <Link className="inline-block py-1.5" href="/signup">
            {t(screens.wrongAddress)}
          </Link>
        </p>
      </div>
    </>
  )
}
