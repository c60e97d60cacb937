import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { faultsOf } from '#features/auth/forms/web/faults.ts'
import type { VacancySearch } from '#features/vacancies/search/search.ts'
import { searchAddress } from '#features/vacancies/search/search-address.ts'
import { savedQueryOf } from '#features/saved-searches/saved-query.ts'
import { savedSearchWords as words } from '#features/saved-searches/messages.ts'
import { frequencies, type Frequency } from '#features/saved-searches/saved-search.ts'
import type { AlertState } from './alert-view.tsx'

type Alert = { query: string; frequency: Frequency; isConfirmed: boolean }
type Ask = { api: Client; locale: Locale; search: VacancySearch; key: string | null; signedIn: boolean }

/** What the link of a mail, or the button below the results, opens. Nothing changes. */
export async function loadAlert({ api, search, key }: Ask): Promise<AlertState> {
  if (key === null) return { step: 'ask', query: savedQueryOf(search), back: searchAddress(search, { view: 'list' }) }
  return await byKey(api, 'GET', key, (alert) => ({ ...alert, step: alert.isConfirmed ? 'running' : 'confirm' }))
}

/** The presses of this view. A mail program presses too, and says `List-Unsubscribe` (RFC 8058). */
export async function alertAction(ask: Ask, form: FormData) {
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

async function save({ api, locale, search, signedIn }: Ask) {
  const back = searchAddress(search, { view: 'list' })
  // The session ended meanwhile: an address will do as well.
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

async function askByMail({ api, locale, search }: Ask, form: FormData) {
  const query = savedQueryOf(search)
  const back = searchAddress(search, { view: 'list' })
  const email = String(form.get('email') ?? '')
    .trim()
    .slice(0, 300)
  const frequency = frequencies.find((one) => one === form.get('frequency')) ?? 'daily'
  try {
    await api.request('POST', 'search_alerts', { data: { type: 'search_alerts', attributes: { query, frequency, email } } })
    return data<AlertState>({ step: 'mailed', email, back })
  } catch (error) {
    const faults = faultsOf(error, locale)
    return data<AlertState>({ step: 'ask', query, back, email, frequency, faults, fields: faults.fields }, (error as ApiError).status)
  }
}
