import { useEffect } from 'react'
import { type FetcherWithComponents, data, redirect, useFetcher } from 'react-router'
import { showToast } from '#design/feedback/show-toast.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { messages } from '#features/applications/model/messages.ts'
import { type OfferedVerb, verbDoneText } from '#features/applications/model/offered-verbs.ts'
import { type ApplicationStatus, isPlaced } from '#features/applications/model/states.ts'
import { verbWords as words } from '#features/applications/model/verb-words.ts'
import { type Typed, readTyped, verbInput } from '#features/applications/step-form/verb-input.ts'
import { type UndoOffer, offerUndo } from '#features/lists/web/undo-bar.tsx'
import { cutText } from '#kernel/fields/cut-text.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'

/** The result of a verb: done, undoable or not; otherwise the typed values with their faults. */
export type VerbOutcome =
  | { step: OfferedVerb; done: string; tone: 'success' | 'info'; undo: UndoOffer | null }
  | { step: OfferedVerb; typed: Typed; fields: Record<string, string>; problem: string | null }

type Asked = { id: string; locale: Locale; /** Without script the form has a page of its own, which then redirects to the application. */ isAlone: boolean }

/** Runs a verb on an application from its form. */
export async function verbAction(api: Client, step: OfferedVerb, form: FormData, { id, locale, isAlone }: Asked) {
  const typed = readTyped(form)
  try {
    const before = { status: String(form.get('status') ?? '') as ApplicationStatus, firstName: cutText(String(form.get('name') ?? ''), 100) }
    const { status, meta } = await api.applications.callVerb(id, step as 'accept', verbInput(step, typed) as never)
    const tooLate = status === 'waitlisted' && (step === 'accept' ? messages.becameWaitlisted : step === 'claim' ? words.claimTooLate : null)
    const done = tooLate ? say(locale, tooLate) : verbDoneText(step, { ...before, isPlaced: isPlaced(before.status) }, locale)
    const tone = tooLate ? ('info' as const) : ('success' as const)
    const undo = meta['undo'] as Omit<UndoOffer, 'text'> | undefined
    if (isAlone) return redirect(`/applications/${id}${undo ? `?undo=${undo.id}` : ''}`, { headers: { 'set-cookie': toastCookieHeader(done, tone) } })
    return data<VerbOutcome>({ step, done, tone, undo: undo ? { ...undo, text: done } : null })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return data<VerbOutcome>({ step, typed, ...faultsOf(error) }, error.status)
  }
}

/** Faults of fields are shown at the field, any other above the form. */
function faultsOf({ status, fields, message }: ApiError): { fields: Record<string, string>; problem: string | null } {
  if (status !== 422) return { fields: {}, problem: message }
  const named = Object.fromEntries(Object.entries(fields).map(([name, fault]) => [asTyped[name] ?? name.split('.').at(-1)!, fault]))
  return {
    fields: named,
    problem: Object.keys(named).some((name) => name in { day: 0, time: 0, place: 0, message: 0, reason: 0, hoursReported: 0 }) ? null : message,
  }
}

const asTyped: Readonly<Record<string, keyof Typed>> = {
  until: 'day',
  declineReason: 'reason',
  withdrawReason: 'reason',
  decline_reason: 'reason',
  withdraw_reason: 'reason',
}

type Steps = { fetcher: FetcherWithComponents<VerbOutcome>; /** The fault of the last submit. */ fault: Extract<VerbOutcome, { typed: unknown }> | null }

/** Runs verbs without leaving the page: shows the confirmation, with an undo button if there is one. The page has been reloaded by then. */
export function useVerb(onDone?: () => void): Steps {
  const fetcher = useFetcher<VerbOutcome>()
  const outcome = fetcher.state === 'submitting' ? undefined : fetcher.data
  useEffect(() => {
    if (!outcome || !('done' in outcome)) return
    if (outcome.undo) offerUndo(outcome.undo)
    else showToast(outcome.done, outcome.tone)
    onDone?.()
    // Runs once for each outcome, however often `onDone` changes.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [outcome])
  return { fetcher, fault: outcome && 'typed' in outcome ? outcome : null }
}
