import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { applyWords } from '#features/applications/submit/apply-words.ts'
import { messages } from '#features/applications/model/messages.ts'
import { viaIn } from '#features/vacancies/model/way-parameter.ts'
import { noEmailWords } from '#features/applications/guests/no-email-words.ts'
import { draftTokenIn, draftVacancy, forgetDraft, keepDraftToken } from './draft-cookie.ts'
import { type ApplyDraft, fetchDraft } from './fetch-draft.ts'

/** The result of a failed submit: the typed values and their faults. */
export type ApplyOutcome = { typed: ApplyDraft; fields: Record<string, string>; problem?: string }

/**
 * Submits the form of a vacancy's page. On success, or if there is an application already, redirects to the application. If not
 * signed in, stores a draft on the server and redirects to sign-up; the form shows the draft again afterwards. On any other
 * fault, returns it with all typed values.
 */
export async function applyAction(api: Client, request: Request, vacancyId: string, locale: Locale) {
  const typed = readForm(await request.formData())
  try {
    const { path, cookies } = await send(api, request, { vacancyId, typed, locale })
    return redirect(path, { headers: cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    return error.status === 401 ? await keepWords(api, request, { attributes: attributesOf(typed, request), typed, vacancyId }) : outcomeOf(error, typed)
  }
}

/** Where an application leads that was sent, and the cookies that follow. */
type Sent = { path: string; cookies: string[] }

/**
 * Sends the draft of the vacancy at `way`, for somebody who has just confirmed their address in the browser that wrote it
 * (decisions 74). Null without such a draft, and where it cannot be sent as it is: its form then shows it, and says why at the
 * next press.
 */
export async function sendDraft(api: Client, request: Request, way: string | null, locale: Locale): Promise<Sent | null> {
  const vacancyId = draftVacancy(request, way)
  if (!vacancyId) return null
  try {
    const typed = await fetchDraft(api, request, vacancyId)
    return typed && (await send(api, request, { vacancyId, typed, locale }))
  } catch (error) {
    if (error instanceof ApiError) return null
    throw error
  }
}

/** Leads to the application also if there is one already. @throws ApiError */
async function send(api: Client, request: Request, { vacancyId, typed, locale }: { vacancyId: string; typed: ApplyDraft; locale: Locale }): Promise<Sent> {
  const leadTo = (id: string, said: string) => ({ path: `/applications/${id}`, cookies: [forgetDraft(request, vacancyId), said] })
  try {
    const { id } = await api.applications.create(attributesOf(typed, request), { related: { vacancy: vacancyId } })
    return leadTo(id, toastCookieHeader(typed.guest ? say(locale, noEmailWords.sent, { name: typed.guest.name }) : say(locale, messages.sent)))
  } catch (error) {
    const known = error instanceof ApiError && error.code === 'already_exists' && error.errors[0]?.meta?.['id']
    if (typeof known === 'string') return leadTo(known, toastCookieHeader(say(locale, applyWords.alreadyApplied), 'info'))
    throw error
  }
}

function attributesOf(typed: ApplyDraft, request: Request) {
  const draftToken = draftTokenIn(request)
  // Its form is posted to the address of the page (`ApplyForm`).
  const via = viaIn(new URL(request.url))
  return {
    motivation: typed.motivation,
    answers: Object.entries(typed.answers).map(([questionId, text]) => ({ questionId, text })),
    consentShare: typed.consentShare,
    ...(typed.availabilityNote && { availabilityNote: typed.availabilityNote }),
    ...(typed.slotId && { slotId: typed.slotId }),
    ...(typed.parentEmail && { parentEmail: typed.parentEmail }),
    ...(typed.guest && { guest: typed.guest }),
    ...(draftToken && { draftToken }),
    ...(via && { via }),
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
