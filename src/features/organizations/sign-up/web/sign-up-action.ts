import { data, redirect } from 'react-router'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { honeypotName } from '#design/form/honeypot-name.ts'
import { signUpWords as words } from '#features/organizations/sign-up/sign-up-messages.ts'
import { forgetDraftToken, keepDraftToken, keepSignedUp } from './sign-up-cookies.ts'
import { fetchDraft, forgetDraft, keepDraft } from './sign-up-draft.ts'
import { asForm, formOf, validateSteps, signUpSteps } from './sign-up-steps.ts'

/** A step that was not taken: which, and what is wrong. */
export type SignUpAnswer = FormAnswer & { step: number }

type Asked = { api: Client; request: Request; sent: FormData; locale: Locale; person: { name: string } | null }

const address = (step: number) => `/organizations/signup?stap=${step + 1}`
const onwards = (to: string, ...cookies: string[]) => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(to, { status: 303, headers })
}

/** One step of signing up: whatever was typed is kept first, then judged. */
export async function submitStep(asked: Asked) {
  const { api, request, sent, locale, person } = asked
  // Only a machine fills in what nobody sees.
  if (sent.get(honeypotName)) return onwards('/organizations/signup/success')
  if (sent.get('go') === 'anew') {
    await forgetDraft(api, request)
    return onwards('/organizations/signup', forgetDraftToken())
  }
  const steps = signUpSteps(person !== null)
  const step = Math.min(Math.max(Math.trunc(Number(sent.get('stap'))) || 1, 1), steps.length) - 1
  const { typed, faults } = validateSteps([steps[step]!], sent, locale)
  try {
    const isLast = step === steps.length - 1
    const keeping = isLast && sent.get('go') !== 'back' ? null : keepDraftToken(await keepDraft(api, request, typed))
    if (sent.get('go') === 'back') return onwards(address(Math.max(step - 1, 0)), keeping!)
    if (Object.keys(faults).length > 0)
      return data<SignUpAnswer>({ step, typed, faults: { fields: faults } }, { status: 422, ...(keeping && { headers: { 'set-cookie': keeping } }) })
    return keeping ? onwards(address(step + 1), keeping) : await send(asked, typed)
  } catch (error) {
    const { faults: refused, status } = refusalOf(error, formOf([steps[step]!]), locale)
    return data<SignUpAnswer>({ step, typed, faults: refused }, status)
  }
}

/** The last step: all of it goes out, once, and what waited is forgotten. */
async function send({ api, request, locale, person }: Asked, last: SignUpAnswer['typed']) {
  const draft = await fetchDraft(api, request)
  if (draft?.isSent) return onwards('/organizations/signup/success')
  if (!draft) return onwards('/organizations/signup')
  const steps = signUpSteps(person !== null)
  const form = formOf(steps)
  const { body, faults, typed } = validateSteps(steps, asForm({ ...draft.words, ...last }), locale)
  const stepWith = (fields: Record<string, string>) => steps.findIndex(({ names }) => names.some((name) => name in fields))
  if (Object.keys(faults).length > 0) return data<SignUpAnswer>({ step: stepWith(faults), typed, faults: { fields: faults } }, 422)
  try {
    await createOnce(api, body, draft.sendKey)
  } catch (error) {
    const { faults: refused, status } = refusalOf(error, form, locale)
    const step = stepWith(refused.fields)
    return data<SignUpAnswer>({ step: step === -1 ? steps.length - 1 : step, typed, faults: refused }, status)
  }
  await forgetDraft(api, request)
  const email = typed['contactPerson.email']?.[0] ?? null
  return onwards('/organizations/signup/success', forgetDraftToken(), keepSignedUp({ name: body.name, email }))
}

type Body = Parameters<Client['organizations']['create']>[0]

/** Pressed twice at once, the second waits for the answer to the first. */
async function createOnce(api: Client, body: Body, sendKey: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    try {
      await api.organizations.create(body, { idempotencyKey: sendKey })
      return
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'request_in_progress' || tries >= 20) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

export const stepTitle = (locale: Locale, step: number, isSignedIn: boolean) => {
  const steps = signUpSteps(isSignedIn)
  return `${say(locale, words.stepOf, { n: step + 1, of: steps.length })}: ${say(locale, steps[step]!.title)}`
}
