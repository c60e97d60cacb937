import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { Brandmark } from '#design/brandmark/brandmark.tsx'
import { useAnswer } from '#design/form/use-answer.ts'
import { qrPath } from '#kernel/qr/qr-path.ts'
import type { PublicForm } from '#features/center-forms/model/center-form.ts'
import { fillSteps, firstOpen } from '#features/center-forms/fill/fill-steps.ts'
import { inWords } from '#features/center-forms/model/form-design.ts'
import { messages as formWords } from '#features/center-forms/model/messages.ts'
import { type BuildAnswer, buildAction } from '#features/center-forms/builder/web/build-action.ts'
import { draftTokenIn, newDraftToken } from '#features/center-forms/fill/web/draft-cookie.ts'
import { type FillAnswer, fillAction } from '#features/center-forms/fill/web/fill-action.ts'
import { FillDone, FillOver, FillPage } from '#features/center-forms/fill/web/fill-page.tsx'
import { OpenForms } from '#features/center-forms/fill/web/open-forms.tsx'
import { FormsPage, type FormsShown, loadForms } from '#features/center-forms/page/web/forms-page.tsx'
import { CodePage, type FollowForm, FollowPage } from '#features/forms/web/follow-page.tsx'
import type { CertificateForm } from '#features/badges/check/certificate-form.ts'
import { checkWords } from '#features/badges/check/check-words.ts'
import { CheckPage } from '#features/badges/check/web/check-page.tsx'
import { type ExtensionForm, ExtensionPage } from '#features/forms/web/extension-page.tsx'
import { CenterJoinPage } from '#features/forms/web/center-join-page.tsx'
import type { CenterJoinForm } from '#features/center-archives/center-join.ts'
import { type PoolConfirmForm, PoolConfirmPage } from '#features/forms/web/pool-confirm-page.tsx'
import { PassOnPage } from '#features/forms/web/pass-on-page.tsx'
import { type ParentForm, ParentPage } from '#features/forms/web/parent-page.tsx'
import { type StopForm, StopPage } from '#features/notifications/choices/web/stop-page.tsx'
import { type CheckInForm, isCheckIn } from '#features/one-on-one/check-ins/check-in-form.ts'
import { CheckInPage } from '#features/one-on-one/check-ins/web/check-in-page.tsx'
import { isHelpToken } from '#features/one-on-one/links/link.ts'
import { type HelpForm, isHelpForm } from '#features/one-on-one/token-forms/help-form.ts'
import { HelpFormPage } from '#features/one-on-one/token-forms/web/help-form-page.tsx'
import type { ConfirmForm, ConfirmView } from '#features/social-map/rounds/confirm-form.ts'
import { unknownForm, viewIn } from '#features/social-map/rounds/confirm-form.ts'
import { blockKeys } from '#features/social-map/rounds/entry-blocks.ts'
import { isRoundToken } from '#features/social-map/rounds/round-link.ts'
import { roundWords } from '#features/social-map/rounds/round-words.ts'
import { ConfirmPage } from '#features/social-map/rounds/web/confirm-page.tsx'
import type { PassOnForm } from '#features/workshops/registrations/pass-on.ts'
import { useShell, visitContext } from '#shell/context.ts'

// The address may hold a token, so it is not sent to other sites.
export const headers = () => ({ 'Referrer-Policy': 'same-origin', 'Cache-Control': 'no-store' })

type TokenForm =
  | CheckInForm
  | HelpForm
  | CertificateForm
  | ExtensionForm
  | ParentForm
  | FollowForm
  | StopForm
  | ConfirmForm
  | PassOnForm
  | PoolConfirmForm
  | CenterJoinForm
type Form = TokenForm | PublicForm
type Loaded = {
  form: Form | null
  forms: FormsShown | null
  isUnknown: boolean
  isDone: boolean
  step: number
  site: string
  qr: ReturnType<typeof qrPath> | null
  view: ConfirmView
  now: string
  title?: string
}

/** Opening the link does nothing, because mail scanners open it too (decisions 19). Without a token: the forms of the center. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const visit = context.get(visitContext)
  const { token } = params
  const url = new URL(request.url)
  const bare: Loaded = {
    form: null,
    forms: null,
    qr: null,
    isUnknown: false,
    isDone: false,
    step: 0,
    site: url.origin,
    view: viewIn(url),
    now: new Date().toISOString(),
  }
  if (!token)
    return data<Loaded>({
      ...bare,
      forms: await loadForms(api, request, { isStaff: visit.may('center_forms.read'), isSignedIn: visit.shell.person !== null }),
      title: say(visit.shell.locale, formWords.forms),
    })
  const draft = draftTokenIn(request)
  const form = await ask(api, 'GET', token, undefined, draft)
  if (!form) return data<Loaded>({ ...bare, ...(isRoundToken(token) ? { form: unknownForm } : { isUnknown: true }) }, 404)
  if (form.purpose === 'application.follow') return data<Loaded>({ ...bare, form, qr: qrPath(`${url.origin}/forms/${form.code}`) })
  if (form.purpose === 'certificate')
    return data<Loaded>({ ...bare, form, title: say(visit.shell.locale, form.state === 'valid' ? checkWords.valid : checkWords.withdrawn) })
  if (form.purpose === 'map.confirm') return data<Loaded>({ ...bare, form, title: say(visit.shell.locale, roundWords.title) })
  if (form.purpose !== 'center.form') return data<Loaded>({ ...bare, form })
  const { locale } = visit.shell
  const step = stepAsked(form, url, locale)
  const cookie = draft ? null : newDraftToken().cookie
  return data<Loaded>(
    { ...bare, form, step, isDone: url.searchParams.has('klaar'), title: inWords(form.design.title, locale) },
    cookie ? { headers: { 'set-cookie': cookie } } : {},
  )
}

/** Each page of a form has an address; later pages open only when the earlier ones are valid. */
function stepAsked({ state, design, words }: PublicForm, url: URL, locale: Locale): number {
  if (state !== 'open') return 0
  const asked = Math.trunc(Number(url.searchParams.get('stap'))) || 1
  return Math.max(0, Math.min(asked - 1, firstOpen(design, fillSteps(design, words), words, locale)))
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { locale } = context.get(visitContext).shell
  const sent = await request.formData()
  const intent = cutText(String(sent.get('intent') ?? ''), 20)
  const { token } = params
  if (intent === 'code') return redirect(`/forms/${encodeURIComponent(cutText(String(sent.get('code') ?? ''), 40).trim())}`)
  if (!token) return await buildAction({ api, request, sent, locale })
  if (sent.has('stap') || sent.get('go') === 'anew') return (await fillAction({ api, request, slug: token, sent, locale })) ?? data(null, 404)
  const form = await ask(api, 'POST', token, {
    act: intent,
    ...((isRoundToken(token) || intent === 'name') && { words: wordsOf(sent) }),
    ...(isHelpToken(token) && { words: { words: sent.getAll('words').map(String) } }),
  })
  if (form?.purpose === 'certificate') return data({ ...form, typed: cutText(String(sent.get('name') ?? ''), 200) }, 'isEmpty' in form ? 422 : 200)
  return data(form, !form ? 404 : 'isEmpty' in form ? 422 : 200)
}

/** What was typed, by field. */
const wordsOf = (sent: FormData) => Object.fromEntries([...blockKeys, 'email', 'name'].map((key) => [key, sent.getAll(key).map(String)]))

async function ask(api: Client, method: 'GET' | 'POST', token: string, body?: object, draft?: string | null): Promise<Form | null> {
  try {
    // The unsubscribe link of a digest, which mail programs post to as well (RFC 8058).
    const { meta } = token.startsWith('mails-')
      ? await api.request(method, `mail_stops/${encodeURIComponent(token.slice(6))}`)
      : await api.request(method, `forms/${encodeURIComponent(token)}`, body, draft ? { 'draft-token': draft } : {})
    return (meta as { form: Form }).form
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return null
  }
}

/**
 * While it is built a form has the frame of staff; visitors, and who tries it out, see that of the site. A question from a mail has
 * none.
 */
export const handle = {
  title: ({ title }: Loaded) => title ?? null,
  layout: ({ forms, form }: Loaded) =>
    form?.purpose === 'map.confirm' ? ('empty' as const) : forms?.kind === 'one' && forms.view !== 'try' ? ('topnav' as const) : null,
}

/** The site's logo and name. */
function SiteMark() {
  const { brand, look, locale } = useShell()
  return <Brandmark href="/" label={say(locale, roundWords.home)} kind={brand.kind} name={brand.name} logo={look.websiteLogoUrl} />
}

/** The forms behind a link in a mail, behind the code in a letter, and those that a center offers everybody. */
export default function FormPage() {
  const { form: shown, forms, isUnknown, isDone, step, site, qr, view, now } = useLoaderData<typeof loader>()
  const { center, languages, path } = useShell()
  const answer = useAnswer() as TokenForm | FillAnswer | BuildAnswer | null | undefined
  const built = answer && 'refused' in answer ? answer : undefined
  if (forms?.kind === 'open')
    return (
      <>
        <OpenForms forms={forms.forms} center={center} isStaff={forms.isStaff} />
        <CodePage isSecond />
      </>
    )
  if (forms) return <FormsPage shown={forms} answer={built} center={center.name} isBilingual={languages} />
  const filling = answer && 'step' in answer ? answer : null
  const form = filling?.form ?? (answer && 'purpose' in answer ? answer : shown)
  if (!form) return <CodePage unknown={isUnknown ? path : null} />
  if (form.purpose === 'map.confirm') return <ConfirmPage form={form} view={view} center={center} brand={<SiteMark />} path={path.split('?')[0]!} />
  if (form.purpose === 'certificate') return <CheckPage form={form} center={center.name} typed={answer && 'typed' in answer ? String(answer.typed) : ''} />
  if (form.purpose === 'mails.stop') return <StopPage form={form} />
  if (form.purpose === 'vacancy.extend') return <ExtensionPage form={form} />
  if (form.purpose === 'pool.confirm') return <PoolConfirmPage form={form} />
  if (form.purpose === 'center.join') return <CenterJoinPage form={form} />
  if (isCheckIn(form)) return <CheckInPage form={form} phone={center.phone} />
  if (isHelpForm(form)) return <HelpFormPage form={form} phone={center.phone} />
  if (form.purpose === 'workshop.pass_on') return <PassOnPage form={form} />
  if (form.purpose === 'application.parent') return <ParentPage form={form} />
  if (form.purpose === 'application.follow') return <FollowPage form={form} center={center} site={site} qr={qr} now={now} />
  if (isDone || form.state === 'sent') return <FillDone form={form} />
  if (form.state === 'closed') return <FillOver form={form} center={center} />
  return <FillPage form={form} step={filling?.step ?? step} faults={filling?.faults} center={center.name} />
}
