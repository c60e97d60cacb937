import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { sayOnce } from '#design/feedback/toast-cookie.ts'
import { messages } from '#features/applications/messages.ts'
import { verbTargets, type ApplicationVerb, type DeclineReason, type WithdrawReason } from '#features/applications/states.ts'

/** A step that could not be taken: which form, what was typed in it, what is wrong. */
export type DecideOutcome = { decide: { verb: ApplicationVerb; typed: { reason: string; message: string }; fields: Record<string, string>; problem?: string } }

export const isVerb = (intent: unknown): intent is ApplicationVerb => typeof intent === 'string' && intent in verbTargets

/** Reasons are judged by the API: whatever was sent, its answer says what is wrong with it. */
async function take(api: Client, verb: ApplicationVerb, { reason, message }: DecideOutcome['decide']['typed'], id: string) {
  if (verb === 'decline') return await api.applications.act(id, verb, { declineReason: reason as DeclineReason, message })
  if (verb === 'withdraw') return await api.applications.act(id, verb, { withdrawReason: reason as WithdrawReason })
  return await api.applications.act(id, verb)
}

/** Takes a step and goes back to the application, which says what came of it. */
export async function decideAction(api: Client, verb: ApplicationVerb, form: FormData, id: string, locale: Locale) {
  const typed = { reason: String(form.get('reason') ?? ''), message: String(form.get('message') ?? '') }
  try {
    const { status } = await take(api, verb, typed, id)
    const isFull = verb === 'accept' && status === 'waitlisted'
    const said = isFull ? sayOnce(say(locale, messages.becameWaitlisted), 'info') : sayOnce(say(locale, messages.saved))
    return redirect(`/applications/${id}`, { headers: { 'set-cookie': said } })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<DecideOutcome>(
      { decide: { verb, typed, fields: error.status === 422 ? error.fields : {}, ...(error.status !== 422 && { problem: error.message }) } },
      error.status,
    )
  }
}
