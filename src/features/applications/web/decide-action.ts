import { data, redirect } from 'react-router'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { verbTargets, type ApplicationVerb } from '#features/applications/states.ts'

/** A step that could not be taken: which form, what was typed in it, what is wrong. */
export type DecideOutcome = { decide: { verb: ApplicationVerb; typed: { reason: string; message: string }; fields: Record<string, string>; problem?: string } }

export const isVerb = (intent: unknown): intent is ApplicationVerb => typeof intent === 'string' && intent in verbTargets

/** Takes a step and goes back to the application, which says what came of it. */
export async function decideAction(api: Client, verb: ApplicationVerb, form: FormData, id: string) {
  const typed = { reason: String(form.get('reason') ?? ''), message: String(form.get('message') ?? '') }
  const attributes = {
    ...(verb === 'decline' && { declineReason: typed.reason, message: typed.message }),
    ...(verb === 'withdraw' && { withdrawReason: typed.reason }),
  }
  try {
    const { status } = await api.applications.act(id, verb, attributes)
    return redirect(`/applications/${id}?told=${verb === 'accept' && status === 'waitlisted' ? 'waitlisted' : 'saved'}`)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<DecideOutcome>(
      { decide: { verb, typed, fields: error.status === 422 ? error.fields : {}, ...(error.status !== 422 && { problem: error.message }) } },
      error.status,
    )
  }
}
