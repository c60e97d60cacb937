import { data, redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults } from '#kernel/fields/form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { sharedThings } from '#features/one-on-one/model/match-codes.ts'
import { matchPageWords as words } from './page-words.ts'

type Shares = { shares: string[]; phone: string; address: string }
export type MatchAnswer = { intent: string; faults: Faults; /** What was filled in with the second key, for the form again. */ typed?: Shares }

const said = (form: FormData, name: string, max = 500) => cutText(String(form.get(name) ?? ''), max).trim()

/** What was refused, at its field. @throws what is no refusal */
export function faultsOf(error: unknown): Faults {
  if (!(error instanceof ApiError) || ![403, 404, 409, 422].includes(error.status)) throw error
  const fields = Object.fromEntries(
    error.errors.flatMap(({ detail, title, meta }) => (meta?.['attribute'] ? [[String(meta['attribute']), detail ?? title] as const] : [])),
  )
  return error.status === 422 && Object.keys(fields).length > 0 ? { fields } : { fields: {}, problem: error.message }
}

const relate = (id: string) => ({ match: { data: { type: 'help_matches', id } } })

/** The forms of the page of a match, but those of its conversation. */
export async function actInMatch(api: Client, form: FormData, { id, talk, locale, path }: { id: string; talk: string | null; locale: Locale; path: string }) {
  const intent = said(form, 'intent', 20)
  try {
    const done = await press(api, form, { intent, id, talk })
    if (done === null) throw data({ code: 'bad_request' }, { status: 400 })
    return redirect(path, { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words[done])) } })
  } catch (error) {
    const typed = intent === 'agree' ? { typed: sharesIn(form) } : {}
    return data<MatchAnswer>({ intent, faults: faultsOf(error), ...typed }, error instanceof ApiError ? error.status : 422)
  }
}

const sharesIn = (form: FormData) => ({
  shares: sharedThings.filter((one) => form.getAll('shares').includes(one)),
  phone: said(form, 'phone', 60),
  address: said(form, 'address', 300),
})

async function press(
  api: Client,
  form: FormData,
  { intent, id, talk }: { intent: string; id: string; talk: string | null },
): Promise<'done' | 'stopped' | 'reported' | 'told' | null> {
  if (intent === 'meet' || intent === 'take_back' || intent === 'release') await api.helpMatches.callVerb(id, intent)
  else if (intent === 'agree') {
    const { shares, phone, address } = sharesIn(form)
    await api.helpMatches.callVerb(id, 'agree', { shares, phone: phone || null, address: address || null })
  } else if (intent === 'refuse') {
    await api.helpMatches.callVerb(id, 'refuse')
    return 'stopped'
  } else if (intent === 'end') {
    await api.helpMatches.callVerb(id, 'end', form.has('isOwner') ? { again: form.has('again') } : {})
    return 'stopped'
  } else if (intent === 'evaluate') {
    await api.helpMatches.callVerb(id, 'evaluate', { words: said(form, 'words') || null })
    return 'told'
  } else if (intent === 'block') {
    await api.request('POST', 'help_blocks', { data: { type: 'help_blocks', attributes: {}, relationships: relate(id) } })
    return 'stopped'
  } else if (intent === 'report' && talk) {
    await api.conversations.callVerb(talk, 'report', { reason: 'other' })
    return 'reported'
  } else if (intent === 'reopen' && talk) await api.conversations.callVerb(talk, 'open')
  else if (intent === 'handle') await api.helpCheckIns.callVerb(said(form, 'checkIn', 40), 'handle')
  else if (intent === 'good' || intent === 'fair' || intent === 'bad') await api.helpCheckIns.callVerb(said(form, 'checkIn', 40), 'record', { answer: intent })
  else return null
  return 'done'
}
