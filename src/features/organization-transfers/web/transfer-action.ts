import { data, redirect } from 'react-router'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { messages } from '#features/organization-transfers/messages.ts'
import { type CheckedField, faultsIn } from '#kernel/fields/checked-field.ts'
import { text } from '#kernel/fields/field.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

export const checkCenter: CheckedField = { field: text(), words: { blank: messages.choose } }
export const checkReason: CheckedField = { field: text({ min: 1, max: 1000 }), words: { blank: messages.whyMissing } }

export type TransferOutcome = { intent: string; fields: Record<string, string>; problem: string | null; typed: { reason: string; center: string } }

const intents = ['request', 'accept', 'refuse', 'withdraw'] as const
const isIntent = (intent: string): intent is (typeof intents)[number] => intents.some((one) => one === intent)

/** The actions of the page: the request, and every answer to it. */
export async function transferAction(api: Client, form: FormData, organizationId: string, locale: Locale) {
  const intent = String(form.get('intent'))
  const typed = { reason: String(form.get('reason') ?? ''), center: String(form.get('volunteerCenterId') ?? '') }
  const answer = (status: number, fields: Record<string, string>, problem: string | null = null) =>
    data<TransferOutcome>({ intent, fields, problem, typed }, status)
  if (!isIntent(intent)) throw data({ code: 'bad_request' }, { status: 400 })
  const fields = faultsIn(form, locale, { ...(intent === 'request' && { volunteerCenterId: checkCenter }), ...(form.has('reason') && { reason: checkReason }) })
  if (Object.keys(fields).length > 0) return answer(422, fields)
  try {
    const path = `organizations/${encodeURIComponent(organizationId)}/move`
    if (intent === 'request') await api.request('POST', path, { volunteer_center_id: typed.center, reason: typed.reason })
    else await api.request('PUT', `${path}/${intent}`, intent === 'refuse' ? { reason: typed.reason } : {})
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return answer(error.status, error.fields, Object.keys(error.fields).length > 0 ? null : error.message)
  }
  return redirect(`/organizations/${organizationId}/move`, { headers: { 'set-cookie': toastCookieHeader(say(locale, messages[`${intent}Done`])) } })
}
