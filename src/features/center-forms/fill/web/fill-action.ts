import { data, redirect } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import type { Faults, Typed } from '#kernel/fields/form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { asIs } from '#kernel/jsonapi/names.ts'
import { honeypotName } from '#design/form/honeypot-name.ts'
import type { PublicForm } from '#features/center-forms/model/center-form.ts'
import { faultsInStep, fillSteps, firstOpen } from '#features/center-forms/fill/fill-steps.ts'
import { fillPath } from '#features/center-forms/model/paths.ts'
import { inputOf } from '#features/center-forms/model/read-answers.ts'
import { draftTokenIn, newDraftToken } from './draft-cookie.ts'

/** A page of the form that was refused: which page, what was typed, and the faults. */
export type FillAnswer = { form: PublicForm; step: number; faults: Faults }

type Asked = { api: Client; request: Request; slug: string; sent: FormData; locale: Locale }

const onward = (to: string, cookie?: string) => redirect(to, { status: 303, headers: cookie ? { 'set-cookie': cookie } : {} })
export const donePath = (slug: string) => `${fillPath(slug)}?klaar=1`

/** What was typed on this page; an unticked box is an answer too. */
function typedIn(sent: FormData, keys: readonly string[]): Typed {
  return Object.fromEntries(keys.map((key) => [key, sent.getAll(inputOf(key)).flatMap((value) => (typeof value === 'string' ? [cutText(value, 4000)] : []))]))
}

/** One page of a form: what was typed is saved first, then checked; the last page sends the form. */
export async function fillAction({ api, request, slug, sent, locale }: Asked) {
  // The honeypot: people cannot see this field, so whoever fills it in is a machine.
  if (sent.get(honeypotName)) return onward(donePath(slug))
  if (sent.get('go') === 'anew') return onward(fillPath(slug), newDraftToken().cookie)
  const known = draftTokenIn(request)
  const made = known ? null : newDraftToken()
  const token = known ?? made!.token
  const call = async (act: string, words: Typed) =>
    await nullIfNotFound(
      api.request('POST', `forms/${encodeURIComponent(slug)}`, { data: { type: 'forms', attributes: { act, words: asIs(words) } } }, { 'draft-token': token }),
    )
  const formIn = (document: { meta?: unknown } | null) => (document?.meta as { form: PublicForm } | undefined)?.form ?? null
  const shown = formIn(await nullIfNotFound(api.request('GET', `forms/${encodeURIComponent(slug)}`, undefined, { 'draft-token': token })))
  if (!shown) return null
  const before = fillSteps(shown.design, shown.words)
  const at = Math.min(Math.max(Math.trunc(Number(sent.get('stap'))) || 1, 1), Math.max(before.length, 1)) - 1
  const step = before[at]
  const form = formIn(await call('keep', typedIn(sent, step?.fields.filter(({ type }) => type !== 'note').map(({ key }) => key) ?? [])))
  if (!form) return null
  const go = (to: string) => onward(to, made?.cookie)
  if (form.state === 'sent') return go(donePath(slug))
  if (form.state === 'closed' || !step) return go(fillPath(slug))
  if (sent.get('go') === 'back') return go(fillPath(slug, Math.max(at, 1)))
  const refused = (fields: Record<string, string>, place: number) =>
    data<FillAnswer>({ form, step: place, faults: { fields } }, { status: 422, ...(made && { headers: { 'set-cookie': made.cookie } }) })
  const faults = faultsInStep(form.design, step, form.words, locale)
  if (Object.keys(faults).length > 0) return refused(faults, at)
  const steps = fillSteps(form.design, form.words)
  const place = steps.findIndex(({ key }) => key === step.key)
  if (place < steps.length - 1) return go(fillPath(slug, place + 2))
  const open = firstOpen(form.design, steps, form.words, locale)
  if (open < steps.length - 1) return refused(faultsInStep(form.design, steps[open]!, form.words, locale), open)
  try {
    await call('send', {})
    return go(donePath(slug))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return refused(error.fields, at)
  }
}
