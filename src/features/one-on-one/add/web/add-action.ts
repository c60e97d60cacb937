import { data, redirect } from 'react-router'
import type { Faults, Typed } from '#kernel/fields/form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { addSteps, bodyOf, faultsOfStep, findingsIn, oneOf, typedIn } from '#features/one-on-one/add/add-steps.ts'
import { addWords as words } from '#features/one-on-one/add/add-words.ts'
import { helpDeskAt, helpPath } from '#features/one-on-one/model/addresses.ts'

export type AddAnswer = {
  step: number
  typed: Typed
  faults?: Faults
  /** The words hold something to think about, which the person has now seen. */ isSeen?: boolean
}
type Asking = {
  api: Client
  form: FormData
  locale: Locale
  isOnPaper: boolean
  /** The request that is changed; null for a new one. */ editedId: string | null
}

/**
 * One press of the form. Earlier steps travel along in it, so that it works without script and keeps what was typed in no cookie. The last
 * press makes the request and hands it in, or changes one that nobody has looked at.
 */
export async function addStep({ api, form, locale, isOnPaper, editedId }: Asking) {
  const typed = typedIn(form)
  const step = Math.max(0, Math.min(2, Math.trunc(Number(form.get('step'))) || 0))
  if (form.get('go') === 'back') return data<AddAnswer>({ step: Math.max(0, step - 1), typed })
  const fields = faultsOfStep(step, typed, { locale, isOnPaper })
  if (Object.keys(fields).length > 0) return data<AddAnswer>({ step, typed, faults: { fields } }, 422)
  if (step === 1 && form.get('seen') !== 'yes' && findingsIn(typed).some(({ findings }) => findings.length > 0))
    return data<AddAnswer>({ step, typed, isSeen: true }, 422)
  if (step < 2) return data<AddAnswer>({ step: step + 1, typed })
  return await send({ api, locale, isOnPaper, editedId }, typed)
}

async function send({ api, locale, isOnPaper, editedId }: Omit<Asking, 'form'>, typed: Typed) {
  let id: string | null = null
  try {
    if (editedId !== null) return await change({ api, locale, editedId }, typed)
    const made = await api.request('POST', 'help_requests', { data: { type: 'help_requests', attributes: bodyOf(typed, isOnPaper) } })
    id = (made.data as { id: string }).id
    await api.helpRequests.callVerb(id, 'submit', { consent: true })
  } catch (error) {
    // What could not be handed in would stay behind as a draft that nobody knows of.
    if (id !== null) await api.helpRequests.remove(id)
    if (!(error instanceof ApiError) || ![409, 422, 403].includes(error.status)) throw error
    const fields = fieldsOf(error)
    const [first] = Object.keys(fields)
    const step = first === undefined ? 2 : addSteps.findIndex((names) => (names as readonly string[]).includes(first))
    return data<AddAnswer>(
      { step: step < 0 ? 2 : step, typed, faults: Object.keys(fields).length > 0 && step >= 0 ? { fields } : { fields: {}, problem: error.message } },
      error.status,
    )
  }
  const sentence = say(locale, isOnPaper ? words.written : words.sent)
  return redirect(isOnPaper ? helpDeskAt(id) : helpPath(id), { status: 303, headers: { 'set-cookie': toastCookieHeader(sentence) } })
}

/** For whom it is and whether it is an offer stays as it was. */
async function change({ api, locale, editedId }: { api: Client; locale: Locale; editedId: string }, typed: Typed) {
  const { kind: _kind, relation: _relation, ...attributes } = bodyOf(typed, false)
  await api.helpRequests.update(editedId, attributes)
  return redirect(helpPath(editedId), { status: 303, headers: { 'set-cookie': toastCookieHeader(say(locale, words.changed)) } })
}

/** Faults of the API by input; of a date that a coordinator wrote down, at its own. */
function fieldsOf(error: ApiError): Record<string, string> {
  const named = error.errors.flatMap(({ detail, title, meta, source }) => {
    const name = String(meta?.['attribute'] ?? source?.pointer?.split('/').at(-1) ?? '')
    return name === '' ? [] : [[name === 'consent' ? 'consentOn' : name, detail ?? title] as const]
  })
  return Object.fromEntries(named)
}

export const kindOf = (typed: Typed): 'request' | 'offer' => (oneOf(typed, 'kind') === 'offer' ? 'offer' : 'request')
