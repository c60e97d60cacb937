import { data, redirect } from 'react-router'
import { LinkButton } from '#design/button/button.tsx'
import { Radio } from '#design/choice/radio.tsx'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { Link } from '#design/link/link.tsx'
import { Sheet } from '#design/surface/sheet.tsx'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import { EmailField } from '#features/auth/forms/web/fields.tsx'
import { PostedForm } from '#features/auth/forms/web/posted-form.tsx'
import { savedSearchWords as words } from '#features/saved-searches/messages.ts'
import { savedQueryOf, searchInWords } from '#features/saved-searches/saved-query.ts'
import { type Frequency, frequencies } from '#features/saved-searches/saved-search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { useLocale, useT } from '#kernel/i18n/web/provider.tsx'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

/** The states of the page. */
type AlertState =
  | {
      step: 'ask'
      query: string
      back: string
      email?: string
      frequency?: Frequency
      faults?: Faults
      /** For the title of the page. */ fields?: Faults['fields']
    }
  | { step: 'mailed'; email: string; back: string }
  | { step: 'confirm' | 'running' | 'confirmed'; query: string; frequency: Frequency }
  | { step: 'stopped' | 'unknown' }

/** Asks for, confirms and stops alerts, each with one press. */
export function AlertView(state: AlertState) {
  const t = useT()
  const locale = useLocale()
  switch (state.step) {
    case 'ask':
      return <Ask {...state} />
    case 'mailed':
      return (
        <Sheet title={t(words.lookInMail)} text={t(words.lookInMailText, state)}>
          <Onward href={state.back} label={t(words.backToResults)} />
        </Sheet>
      )
    case 'confirm':
      return (
        <Sheet title={t(words.confirmTitle)} text={t(words.askText, { search: searchInWords(state.query, locale) })}>
          <PostedForm intent="confirm" submit={t(words.confirm)} />
        </Sheet>
      )
    case 'confirmed':
      return (
        <Sheet
          title={t(words.confirmedTitle)}
          text={t(words.confirmedText, { search: searchInWords(state.query, locale), often: t(words[state.frequency]).toLowerCase() })}
        >
          <Onward href="/vacancies/search" label={t(words.seeAll)} />
        </Sheet>
      )
    case 'running':
      return (
        <Sheet title={t(words.stopTitle)} text={t(words.askText, { search: searchInWords(state.query, locale) })}>
          <PostedForm intent="stop" submit={t(words.stop)} />
        </Sheet>
      )
    case 'stopped':
      return (
        <Sheet title={t(words.stoppedTitle)} text={t(words.stoppedText)}>
          <Onward href="/vacancies/search" label={t(words.seeAll)} />
        </Sheet>
      )
    case 'unknown':
      return (
        <Sheet title={t(words.unknownTitle)} text={t(words.unknownText)}>
          <Onward href="/vacancies/search" label={t(words.seeAll)} />
        </Sheet>
      )
  }
}

function Ask({ query, back, email, frequency = 'daily', faults }: Extract<AlertState, { step: 'ask' }>) {
  const t = useT()
  return (
    <Sheet title={t(words.askTitle)} text={t(words.askText, { search: searchInWords(query, useLocale()) })}>
      <PostedForm intent="ask" faults={faults} submit={t(words.ask)}>
        <EmailField faults={faults} typed={email} purpose="email" hint={t(words.emailHint)} />
        <fieldset className="grid justify-items-start">
          <legend className="label">{t(words.howOften)}</legend>
          {frequencies.map((one) => (
            <Radio
              key={one}
              name="frequency"
              value={one}
              label={t(words[one])}
              {...(one === 'at_once' && { note: t(words.at_onceNote) })}
              defaultChecked={one === frequency}
            />
          ))}
        </fieldset>
      </PostedForm>
      <p className="mt-6">
        {t(words.haveAccount)} <Link href={`/auth/login-1?redirect=${encodeURIComponent(back)}`}>{t(words.signIn)}</Link>
      </p>
    </Sheet>
  )
}

function Onward({ href, label }: { href: string; label: string }) {
  return (
    <p className="mt-8">
      <LinkButton size="large" href={href}>
        {label}
      </LinkButton>
    </p>
  )
}

type Alert = { query: string; frequency: Frequency; isConfirmed: boolean }
type AskAlert = { api: Client; locale: Locale; search: VacancySearch; key: string | null; signedIn: boolean }

/** Loads the page behind the link of a mail, or the button below the results. Changes nothing. */
export async function loadAlert({ api, search, key }: AskAlert): Promise<AlertState> {
  if (key === null) return { step: 'ask', query: savedQueryOf(search), back: searchAddress(search, { view: 'list' }) }
  return await byKey(api, 'GET', key, (alert) => ({ ...alert, step: alert.isConfirmed ? 'running' : 'confirm' }))
}

/** The actions of this view. A mail program posts too, with `List-Unsubscribe` (RFC 8058). */
export async function alertAction(ask: AskAlert, form: FormData) {
  const { api, key } = ask
  const intent = form.get('intent')
  if (key !== null && (intent === 'stop' || form.has('List-Unsubscribe'))) return data(await byKey(api, 'DELETE', key, () => ({ step: 'stopped' })))
  if (key !== null && intent === 'confirm') return data(await byKey(api, 'PUT', key, (alert) => ({ ...alert, step: 'confirmed' })))
  if (intent === 'save') return await save(ask)
  if (intent === 'ask') return await askByMail(ask, form)
  throw data({ code: 'bad_request' }, 400)
}

async function byKey(api: Client, method: 'GET' | 'PUT' | 'DELETE', key: string, told: (alert: Alert) => AlertState): Promise<AlertState> {
  try {
    const { meta } = await api.request(method, `search_alerts/${encodeURIComponent(key)}`)
    return told((meta as { alert: Alert }).alert)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error
    return { step: 'unknown' }
  }
}

async function save({ api, locale, search, signedIn }: AskAlert) {
  const back = searchAddress(search, { view: 'list' })
  // The session ended meanwhile: the form then asks for an address.
  if (!signedIn) return redirect(searchAddress(search, { view: 'alert' }), 303)
  const said = await api.savedSearches.create({ query: savedQueryOf(search), frequency: 'daily' }).then(
    () => toastCookieHeader(say(locale, words.saved)),
    (error: unknown) => {
      if (!(error instanceof ApiError) || error.status >= 500) throw error
      return toastCookieHeader(error.message, 'danger')
    },
  )
  return redirect(back, { status: 303, headers: { 'set-cookie': said } })
}

async function askByMail({ api, locale, search }: AskAlert, form: FormData) {
  const query = savedQueryOf(search)
  const back = searchAddress(search, { view: 'list' })
  const email = cutText(String(form.get('email') ?? '').trim(), 300)
  const frequency = frequencies.find((one) => one === form.get('frequency')) ?? 'daily'
  try {
    await api.request('POST', 'search_alerts', { data: { type: 'search_alerts', attributes: { query, frequency, email } } })
    return data<AlertState>({ step: 'mailed', email, back })
  } catch (error) {
    const faults = faultsOf(error, locale)
    return data<AlertState>({ step: 'ask', query, back, email, frequency, faults, fields: faults.fields }, (error as ApiError).status)
  }
}
