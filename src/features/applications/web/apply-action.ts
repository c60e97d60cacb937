import { data, redirect } from 'react-router'
import { checkField } from '#kernel/fields/check.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client.ts'
import { sayOnce } from '#design/feedback/toast-cookie.ts'
import { application } from '#features/applications/application.ts'
import { messages } from '#features/applications/messages.ts'
import { forgetDraft, keepDraft, type ApplyDraft } from './draft-cookie.ts'

/** What came of sending the form, when it did not work: what was typed, and what is wrong with it. */
export type ApplyOutcome = { typed: ApplyDraft; fields: Record<string, string>; problem?: string }

/**
 * Sends the form of a vacancy's page. Done: on to the application. Not signed in: the words are kept in a cookie while one
 * signs in or signs up, and stand in the form again afterwards. Applied before: on to that application.
 * Whatever else is wrong is answered, with all that was typed.
 */
export async function applyAction(api: Client, form: FormData, vacancyId: string, locale: Locale) {
  const typed = readForm(form)
  const answers = Object.entries(typed.answers).map(([questionId, text]) => ({ questionId, text }))
  try {
    const { id } = await api.applications.create(
      { motivation: typed.motivation, answers, consentShare: typed.consentShare },
      { related: { vacancy: vacancyId } },
    )
    return leadTo(id, sayOnce(say(locale, messages.sent)))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error
    if (error.status === 401) {
      // Told before one goes to sign in, not after.
      const fields = await lacking(api, typed, vacancyId, locale)
      if (Object.keys(fields).length > 0) return data<ApplyOutcome>({ typed, fields }, 422)
      return redirect(`/auth/login-1?redirect=${encodeURIComponent(`/vacancies/${vacancyId}#reageren`)}`, {
        headers: { 'set-cookie': await keepDraft(vacancyId, typed) },
      })
    }
    const known = error.errors[0]?.meta?.['id']
    if (error.code === 'already_exists' && typeof known === 'string') return leadTo(known, sayOnce(say(locale, messages.alreadyApplied), 'info'))
    return data<ApplyOutcome>(
      { typed, fields: error.status === 422 ? error.fields : {}, ...(error.status !== 422 && { problem: error.message }) },
      error.status,
    )
  }
}

function leadTo(id: string, said: string): Response {
  return redirect(`/applications/${id}`, {
    headers: [
      ['set-cookie', forgetDraft()],
      ['set-cookie', said],
    ],
  })
}

/** What the API will say once it knows who asks. */
async function lacking(api: Client, { motivation, answers, consentShare }: ApplyDraft, vacancyId: string, locale: Locale): Promise<Record<string, string>> {
  const { questions } = await api.vacancies.get(vacancyId, { fields: { vacancies: ['questions'] } })
  const { fault } = checkField(application.attributes.motivation, motivation, locale)
  const unanswered = (questions ?? []).filter(({ id, required }) => required && (answers[id] ?? '').trim() === '')
  return {
    ...(fault && { motivation: fault.message }),
    ...Object.fromEntries(unanswered.map(({ id, text }) => [`answers.${id}`, say(locale, messages.answerMissing, { question: text })])),
    ...(!consentShare && { consentShare: 'missing' }),
  }
}

/** Fields of the form: `motivation`, `consent_share` and one `answer-<question>` for each question. */
function readForm(form: FormData): ApplyDraft {
  const textOf = (name: string) => String(form.get(name) ?? '')
  const answers = [...form.keys()].filter((name) => name.startsWith('answer-')).map((name) => [name.slice('answer-'.length), textOf(name)] as const)
  return { motivation: textOf('motivation'), answers: Object.fromEntries(answers), consentShare: form.get('consent_share') !== null }
}
