import { data, redirect } from 'react-router'
import type { FormAnswer } from '#design/form/declared-form.tsx'
import { pickFields, requireFields } from '#design/form/define-form.ts'
import { honeypotName } from '#design/form/honeypot-name.ts'
import { type OrganizationInput, organizationForm } from '#features/organizations/editor/web/organization-form.ts'
import { signUpWords as words } from '#features/organizations/sign-up/sign-up-messages.ts'
import type { Typed } from '#kernel/fields/form.ts'
import { readForm } from '#kernel/fields/read-form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { refusalOf } from '#kernel/jsonapi/client/submit-form.ts'
import { forgetDraftToken, keepDraftToken, keepSignedUp } from './sign-up-cookies.ts'
import { fetchDraft, forgetDraft, keepDraft } from './sign-up-draft.ts'

type Step = { title: { nl: string; en: string }; text: { nl: string; en: string }; names: readonly OrganizationInput[] }

const personFields = ['contactPerson.firstName', 'contactPerson.lastName', 'contactPerson.email', 'contactPerson.phone'] as const

/** The steps of signing an organization up. Somebody who is signed in is not asked who they are. */
export const signUpSteps = (isSignedIn: boolean): readonly Step[] => [
  { title: words.about, text: words.aboutText, names: ['name', 'organizationType', 'legalForm', 'kvkNumber'] },
  { title: words.work, text: words.workText, names: ['summary', 'profile.description', 'profile.themes'] },
  {
    title: words.place,
    text: words.placeText,
    names: ['address.street', 'address.houseNumber', 'address.postcode', 'address.city', 'phone', 'publicEmail', 'website'],
  },
  { title: words.you, text: words.youText, names: [...(isSignedIn ? [] : personFields), 'note'] },
  { title: words.check, text: words.checkText, names: ['nonprofitDeclared', 'termsAccepted'] },
]

/** Optional in the declaration, but required when signing up. */
const needed = ['legalForm', 'kvkNumber', 'nonprofitDeclared', 'termsAccepted'] as const
const signUpForm = requireFields(organizationForm, needed)

/** The form of one step, or of all. */
export const formOf = (steps: readonly Step[]) =>
  pickFields(
    signUpForm,
    steps.flatMap(({ names }) => names),
  )

/** The values of some steps with their faults. A group that is not registered has no number. */
function validateSteps(steps: readonly Step[], data: FormData, locale: Locale) {
  const isGroup = data.get('legalForm') === 'informeel'
  if (isGroup) data.delete('kvkNumber')
  const { body, typed, faults } = readForm(formOf(steps), data, locale)
  const { kvkNumber, ...others } = faults
  if (isGroup || kvkNumber === undefined) return { body, typed, faults: others }
  return { body, typed, faults: { ...others, kvkNumber: typed['kvkNumber']?.[0] ? kvkNumber : say(locale, words.kvkNeeded) } }
}

/** The values of the draft as form data. */
function asForm(words: Typed): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries(words)) for (const value of values) data.append(name, value)
  return data
}

/** The first step with faults, beyond which nobody can go. The last step is only validated on submit. */
export function firstOpenStep(steps: readonly Step[], words: Typed, locale: Locale): number {
  const data = asForm(words)
  const open = steps.findIndex((step) => Object.keys(validateSteps([step], data, locale).faults).length > 0)
  return open === -1 ? steps.length - 1 : open
}

/** A refused step: which one, and its faults. */
export type SignUpAnswer = FormAnswer & { step: number }

type Asked = { api: Client; request: Request; sent: FormData; locale: Locale; person: { name: string } | null }

const address = (step: number) => `/organizations/signup?stap=${step + 1}`
const onwards = (to: string, ...cookies: string[]) => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return redirect(to, { status: 303, headers })
}

/** Handles one step: saves the draft first, then validates. */
export async function submitStep(asked: Asked) {
  const { api, request, sent, locale, person } = asked
  // Only machines fill in the honeypot.
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

/** The last step: submits everything once, and deletes the draft. */
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

/** After a double click, the second call waits for the response of the first. */
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
