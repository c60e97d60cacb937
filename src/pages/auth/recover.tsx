import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { Alert } from '#design/feedback/alert.tsx'
import { screens } from '#features/auth/screens-messages.ts'
import { checkEmail, faultsIn } from '#features/auth/web/checks.ts'
import { BackToSignIn } from '#features/auth/web/door-links.tsx'
import type { Faults } from '#features/auth/web/faults.ts'
import { EmailField } from '#features/auth/web/fields.tsx'
import { PostedForm } from '#features/auth/web/posted-form.tsx'
import { sendMailAgain } from '#features/auth/web/send-mail-again.ts'
import { visitContext } from '#shell/context.ts'

export function loader({ request }: LoaderFunctionArgs) {
  return { invalidLink: new URL(request.url).searchParams.get('error') === 'reset_token_invalid' }
}

type Outcome = { email: string; sent?: true; fields?: Record<string, string>; problem?: string }

/** Known or not, everybody gets the same answer (decisions 13). */
export async function action({ context, request }: ActionFunctionArgs) {
  const {
    shell: { locale },
  } = context.get(visitContext)
  const form = await request.formData()
  const email = String(form.get('email') ?? '').trim()
  const fields = faultsIn(form, locale, { email: checkEmail })
  if (Object.keys(fields).length > 0) return data<Outcome>({ email, fields }, 422)
  const trouble = await sendMailAgain(context.get(apiContext), 'reset', email)
  return trouble ? data<Outcome>({ email, problem: trouble.text }, trouble.status) : data<Outcome>({ email, sent: true })
}

export default function Recover() {
  const t = useT()
  const { invalidLink } = useLoaderData<typeof loader>()
  const outcome = useActionData<typeof action>()
  if (outcome?.sent)
    return (
      <>
        <h1 className="text-4xl">{t(screens.recoverDone)}</h1>
        <div className="mt-6">
          <Alert tone="success" live>
            <p>{t(screens.mailSent)}</p>
          </Alert>
        </div>
        <p className="text-lg mt-6">{t(screens.recoverDoneText)}</p>
        <p className="mt-5">
          <a className="link inline-block py-1.5" href="/auth/recover">
            {t(screens.tryAgain)}
          </a>
        </p>
        <BackToSignIn />
      </>
    )
  const { fields, problem } = outcome ?? {}
  const faults: Faults | undefined = fields || problem ? { fields: fields ?? {}, ...(problem && { problem }) } : undefined
  return (
    <>
      <h1 className="text-4xl">{t(screens.recover)}</h1>
      <p className="text-lg mt-2">{t(screens.recoverText)}</p>
      {!outcome && invalidLink && (
        <div className="mt-6">
          <Alert tone="warn">
            <p>{t(screens.resetInvalid)}</p>
          </Alert>
        </div>
      )}
      <PostedForm faults={faults} submit={t(screens.recoverSend)}>
        <EmailField faults={faults} typed={outcome?.email} />
      </PostedForm>
      <BackToSignIn />
    </>
  )
}
