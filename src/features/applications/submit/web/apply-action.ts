import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { noEmailWords } from '#features/applications/guests/no-email-words.ts'
import { draftTokenIn, forgetDraft, keepDraftToken } from './draft-cookie.ts'
import type { ApplyDraft } from './fetch-draft.ts'

/** The result of a failed submit: the typed values and their faults. */
export type ApplyOutcome = { typed: ApplyDraft; fields: Record<string, string>; problem?: string }

/**
 * Submits the form of a vacancy's page. On success, or if there is an application already, redirects to the application. If not
 * signed in, stores a draft on the server and redirects to sign-up; the form shows the draft again afterwards. On any other
 * fault, returns it with all typed values.
 */
export async function applyAction(api: Client, request: Request, vacancyId: string, locale: Locale) {
  const typed = readForm(await request.formData())
  const draftToken = draftTokenIn(request)
  const attributes = {
    motivation: typed.motivation,
    answers: Object.entries(typed.answers).map(([questionId, text]) => ({ questionId, text })),
    consentShare: typed.consentShare,
    ...(typed.availabilityNote && { availabilityNote: typed.availabilityNote }),
    ...(typed.slotId && { slotId: typed.slotId }),
    ...(typed.parentEmail && { parentEmail: typed.parentEmail }),
    ...(typed.guest && { guest: typed.guest }),
    ...(draftToken && { draftToken }),
  }
  const leadTo = (id: string, said: string) => {
    const headers = new Headers()
    for (const cookie of [forgetDraft(request, vacancyId), said]) headers.append('set-cookie', cookie)
    return redirect(`/applications/${id}`, { headers })
  }
  try {
    const { id } = await api.applications.create(attributes, { related: { vacancy: vacancyId } })
    return leadTo(id, toastCookieHeader(typed.guest ? say(locale, noEmailWords.sent, { name: typed.guest.name }) : say(locale, messages.sent)))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    const known = error.errors[0]?.meta?.['id']
    if (error.code === 'already_exists' && typeof known === 'string') return leadTo(known, toastCookieHeader(say(locale, applyWords.alreadyApplied), 'info'))
    return error.status === 401 ? await keepWords(api, request, { attributes, typed, vacancyId }) : outcomeOf(error, typed)
  }
}

type Words = { attributes: Record<string, unknown>; typed: ApplyDraft; vacancyId: string }

/** Saving the draft validates it, so that faults are shown before the visitor signs up, not after. */
async function keepWords(api: Client, request: Request, { attributes, typed, vacancyId }: Words) {
  const relationships = { vacancy: { data: { type: 'vacancies', id: vacancyId } } }
  try {
    const { meta } = await api.request('POST', 'application_drafts', { data: { type: 'application_drafts', attributes, relationships } })
    const { draftToken } = meta as { draftToken: string }
    return redirect(`/signup?redirect=${encodeURIComponent(`/vacancies/${vacancyId}#reageren`)}`, {
      headers: { 'set-cookie': keepDraftToken(request, draftToken, vacancyId) },
    })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return outcomeOf(error, typed)
  }
}

function outcomeOf({ status, fields, message }: ApiError, typed: ApplyDraft) {
  return data<ApplyOutcome>({ typed, fields: status === 422 ? fields : {}, ...(status !== 422 && { problem: message }) }, status)
}

/** Fields of the form: `motivation`, `consent_share` and an `answer-<question>` for each question. */
function readForm(form: FormData): ApplyDraft {
  const textOf = (name: string) => String(form.get(name) ?? '')
  const answers = [...form.keys()].filter((name) => name.startsWith('answer-')).map((name) => [name.slice('answer-'.length), textOf(name)] as const)
  const guest = ['guest_name', 'guest_phone', 'guest_address'].map((name) => textOf(name).trim())
  return {
    motivation: textOf('motivation'),
    answers: Object.fromEntries(answers),
    consentShare: form.get('consent_share') !== null,
    slotId: textOf('slot_id'),
    availabilityNote: textOf('availability_note').trim(),
    parentEmail: textOf('parent_email').trim(),
    ...(guest.some((words) => words !== '') && { guest: { name: guest[0]!, phone: guest[1]!, address: guest[2]! } }),
  }
}
