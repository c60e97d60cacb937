import { redirect } from 'react-router'
import type { Client } from '#kernel/jsonapi/client.ts'
import { orNull } from '#kernel/jsonapi/or-null.ts'
import type { AnswerPage, CenterForm, Colleague, FormRow } from '#features/center-forms/center-form.ts'
import { formsPath } from '#features/center-forms/paths.ts'

export const formViews = ['build', 'settings', 'answers', 'try'] as const
export type FormView = (typeof formViews)[number]

export type FormsShown =
  | { kind: 'open'; forms: Pick<FormRow, 'slug' | 'title' | 'closesOn'>[] }
  | { kind: 'list'; forms: FormRow[]; mayCreate: boolean }
  | {
      kind: 'one'
      view: FormView
      form: CenterForm
      colleagues: Colleague[]
      may: { update: boolean; remove: boolean }
      answers: AnswerPage | null
      page: number
      step: number
      chosen: string
      site: string
    }

/** /forms without a token: the forms of the center for those who run it, those that are open for everybody (ADR 0041). */
export async function loadForms(api: Client, request: Request, { isStaff }: { isStaff: boolean }): Promise<FormsShown> {
  const { searchParams, origin } = new URL(request.url)
  const id = searchParams.get('form')
  if (!id || !isStaff) {
    if (id) throw redirect(formsPath)
    const { forms, may } = (await api.request('GET', 'center_forms')).meta as { forms: FormRow[]; may: { create: boolean } }
    return isStaff ? { kind: 'list', forms, mayCreate: may.create } : { kind: 'open', forms }
  }
  const asked = searchParams.get('view')
  const path = `center_forms/${encodeURIComponent(id.slice(0, 60))}`
  const found = await orNull(api.request('GET', path))
  if (!found) throw redirect(formsPath)
  const told = found.meta as { form: CenterForm; colleagues: Colleague[]; may: { update: boolean; remove: boolean } }
  const view = formViews.find((one) => one === asked) ?? (told.may.update ? 'build' : 'answers')
  const page = whole(searchParams.get('page'))
  const answers = view === 'answers' ? ((await api.request('GET', `${path}/answers?page=${page}`)).meta as AnswerPage) : null
  return {
    kind: 'one',
    view,
    ...told,
    answers,
    page,
    step: whole(searchParams.get('stap')),
    chosen: (searchParams.get('field') ?? '').slice(0, 20),
    site: new URL(origin).host,
  }
}

const whole = (given: string | null) => Math.min(Math.max(Math.trunc(Number(given)) || 1, 1), 1000)
