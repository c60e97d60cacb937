import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { fullDay } from '#kernel/i18n/dates.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { apiContext } from '#kernel/jsonapi/web/context.ts'
import { LinkButton } from '#design/button/link-button.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { PostedForm } from '#features/auth/web/posted-form.tsx'
import { choiceWords as stop } from '#features/notifications/choice-words.ts'
import { extensionWords as words } from '#features/vacancies/extension-words.ts'

// The address holds a token: it is told to nobody else.
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })

type State = 'open' | 'used' | 'extended' | 'over'
type Extension = { purpose: 'vacancy.extend'; state: State; title: string; until: string; later: string }
type Stop = { purpose: 'mails.stop'; isStopped: boolean }
type Form = Extension | Stop

/** Opening the link does nothing, for mail scanners open it too (decisions 19). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return await ask(context.get(apiContext), 'GET', params['token'])
}

export async function action({ context, params }: ActionFunctionArgs) {
  return await ask(context.get(apiContext), 'POST', params['token'])
}

async function ask(api: Client, method: 'GET' | 'POST', token = '') {
  try {
    if (token === '') return data<Form | null>(null, 404)
    // The link of a digest, which a mail program presses too (RFC 8058).
    const path = token.startsWith('mails-') ? `mail_stops/${encodeURIComponent(token.slice(6))}` : `forms/${encodeURIComponent(token)}`
    const { meta } = await api.request(method, path)
    return data<Form | null>((meta as { form: Form }).form)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return data<Form | null>(null, 404)
  }
}

/** What a mail offers, for whoever has its link. */
export default function FormPage() {
  const t = useT()
  const shown = useLoaderData<typeof loader>()
  const form = useActionData<typeof action>() ?? shown
  if (!form) return <Told title={t(words.unknown)} text={t(words.unknownText)} />
  return form.purpose === 'mails.stop' ? <StopForm {...form} /> : <ExtensionForm {...form} />
}

function StopForm({ isStopped }: Stop) {
  const t = useT()
  if (isStopped)
    return (
      <Sheet title={t(stop.stopped)} text={t(stop.stoppedText)}>
        <p className="mt-8">
          <LinkButton size="large" href="/profile-edit/settings#notices">
            {t(stop.toSettings)}
          </LinkButton>
        </p>
      </Sheet>
    )
  return (
    <Sheet title={t(stop.stopTitle)} text={t(stop.stopText)}>
      <PostedForm submit={t(stop.stopButton)} />
    </Sheet>
  )
}

function ExtensionForm({ state, title, until, later }: Extension) {
  const t = useT()
  const locale = useLocale()
  const day = fullDay(locale, until)
  const last = fullDay(locale, later)
  if (state === 'used') return <Told title={t(words.done)} text={t(words.doneText, { title, day: last })} />
  if (state === 'extended') return <Told title={t(words.extended)} text={t(words.extendedText, { title, day })} />
  if (state === 'over') return <Told title={t(words.over)} text={t(words.overText, { title })} />
  return (
    <Sheet title={t(words.open)} text={t(words.openText, { title, day })}>
      <PostedForm submit={t(words.extend, { day: last })} />
    </Sheet>
  )
}

function Told({ title, text }: { title: string; text: string }) {
  const t = useT()
  return (
    <Sheet title={title} text={text}>
      <p className="mt-8">
        <LinkButton size="large" href="/vacancies">
          {t(words.toVacancies)}
        </LinkButton>
      </p>
    </Sheet>
  )
}
