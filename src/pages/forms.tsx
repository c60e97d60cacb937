import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { qrPath } from '#design/qr/qr-path.ts'
import { CodePage } from '#features/forms/web/code-page.tsx'
import { type ExtensionForm, ExtensionPage } from '#features/forms/web/extension-page.tsx'
import { type FollowForm, FollowPage } from '#features/forms/web/follow-page.tsx'
import { type ParentForm, ParentPage } from '#features/forms/web/parent-page.tsx'
import { type StopForm, StopPage } from '#features/notifications/web/stop-page.tsx'
import { useShell } from '#shell/context.ts'

// The address holds a token: it is told to nobody else.
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })

type Form = ExtensionForm | ParentForm | FollowForm | StopForm

/** Opening the link does nothing, for mail scanners open it too (decisions 19). */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const form = await ask(context.get(apiContext), 'GET', params['token'])
  const site = new URL(request.url).origin
  const qr = form?.purpose === 'application.follow' ? qrPath(`${site}/forms/${form.code}`) : null
  return data(
    { form, isUnknown: form === null && params['token'] !== undefined, site, qr, now: new Date().toISOString() },
    form || !params['token'] ? 200 : 404,
  )
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const sent = await request.formData()
  const intent = String(sent.get('intent') ?? '').slice(0, 20)
  if (intent === 'code')
    return redirect(
      `/forms/${encodeURIComponent(
        String(sent.get('code') ?? '')
          .slice(0, 40)
          .trim(),
      )}`,
    )
  const form = await ask(context.get(apiContext), 'POST', params['token'], { act: intent })
  return data(form, form ? 200 : 404)
}

async function ask(api: Client, method: 'GET' | 'POST', token = '', body?: object): Promise<Form | null> {
  try {
    if (token === '') return null
    // The link of a digest, which a mail program presses too (RFC 8058).
    const { meta } = token.startsWith('mails-')
      ? await api.request(method, `mail_stops/${encodeURIComponent(token.slice(6))}`)
      : await api.request(method, `forms/${encodeURIComponent(token)}`, body)
    return (meta as { form: Form }).form
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return null
  }
}

/** What a mail offers to whoever has its link, or a letter to whoever has its code. */
export default function FormPage() {
  const { form: shown, isUnknown, site, qr, now } = useLoaderData<typeof loader>()
  const { center } = useShell()
  const form = (useActionData<typeof action>() as Form | null | undefined) ?? shown
  if (!form) return <CodePage isUnknown={isUnknown} />
  if (form.purpose === 'mails.stop') return <StopPage form={form} />
  if (form.purpose === 'vacancy.extend') return <ExtensionPage form={form} />
  if (form.purpose === 'application.parent') return <ParentPage form={form} />
  return <FollowPage form={form} center={center} site={site} qr={qr} now={now} />
}
