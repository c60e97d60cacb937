import { redirect } from 'react-router'
import type { Client } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import type { CenterForm, Colleague, OpenForm } from '#features/center-forms/model/center-form.ts'
import { allFormsPath, answersPath, formsPath, signInPath } from '#features/center-forms/model/paths.ts'

export const formViews = ['build', 'settings', 'try'] as const
export type FormView = (typeof formViews)[number]

export type FormsShown =
  | { kind: 'open'; forms: OpenForm[]; isStaff: boolean }
  | {
      kind: 'one'
      view: FormView
      form: CenterForm
      colleagues: Colleague[]
      may: { update: boolean; remove: boolean }
      step: number
      chosen: string
      site: string
    }

/** /forms without a token: the forms that are open for everybody, or one of them while it is built (ADR 0041). */
export async function loadForms(api: Client, request: Request, { isStaff, isSignedIn }: { isStaff: boolean; isSignedIn: boolean }): Promise<FormsShown> {
  const { searchParams, origin } = new URL(request.url)
  const id = searchParams.get('form')
  if (!id || !isStaff) {
    if (id) throw redirect(isSignedIn ? formsPath : signInPath(request))
    const { forms } = (await api.request('GET', 'forms')).meta as { forms: OpenForm[] }
    return { kind: 'open', forms, isStaff }
  }
  const asked = searchParams.get('view')
  const path = `center_forms/${encodeURIComponent(id.slice(0, 60))}`
  const found = await nullIfNotFound(api.request('GET', path))
  if (!found) throw redirect(allFormsPath)
  const told = found.meta as { form: CenterForm; colleagues: Colleague[]; may: { update: boolean; remove: boolean } }
  // Whoever may not build reads what was answered; older mails lead there too.
  if (asked === 'answers' || (!told.may.update && asked !== 'try')) throw redirect(answersPath(told.form.id))
  const view = formViews.find((one) => one === asked) ?? 'build'
  return {
    kind: 'one',
    view,
    ...told,
    step: whole(searchParams.get('stap')),
    chosen: (searchParams.get('field') ?? '').slice(0, 20),
    site: new URL(origin).host,
  }
}

const whole = (given: string | null) => Math.min(Math.max(Math.trunc(Number(given)) || 1, 1), 1000)
