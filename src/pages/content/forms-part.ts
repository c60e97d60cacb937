import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { cutText } from '#kernel/fields/cut-text.ts'
import { say } from '#kernel/i18n/messages.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { nullIfNotFound } from '#kernel/jsonapi/client/null-if-not-found.ts'
import { apiContext } from '#kernel/jsonapi/client/web/context.ts'
import { toastCookieHeader } from '#design/feedback/toast-cookie.ts'
import { answerListOf } from '#features/center-forms/answers/answer-list.ts'
import { builderWords as words } from '#features/center-forms/model/builder-words.ts'
import type { CenterForm, OpenedForm, Tally } from '#features/center-forms/model/center-form.ts'
import { formList } from '#features/center-forms/list/form-list.ts'
import { allFormsPath, buildPath } from '#features/center-forms/model/paths.ts'
import { fetchBeside } from '#features/lists/fetch-beside.ts'
import { readList } from '#features/lists/list.ts'
import { visitContext } from '#shell/context.ts'

type Asked = Pick<LoaderFunctionArgs, 'context' | 'request'>

/** Forms as a part of /content (ADR 0041): all of them, or the answers to one. */
export async function loadFormsPart({ context, request }: Asked) {
  const api = context.get(apiContext)
  const { may, shell } = context.get(visitContext)
  const id = cutText(new URL(request.url).searchParams.get('form'), 40) ?? null
  if (id === null) {
    const one = async (open: string) => {
      const found = await nullIfNotFound(api.request('GET', `center_forms/${encodeURIComponent(open)}`))
      return found && (found.meta as OpenedForm)
    }
    const beside = await fetchBeside(api.centerForms, formList, readList(formList, request.url), one)
    return { part: 'forms' as const, shows: 'all' as const, ...beside, mayCreate: may('center_forms.create') }
  }
  const found = await nullIfNotFound(api.request('GET', `center_forms/${encodeURIComponent(id)}/tally`))
  if (!found) throw redirect(allFormsPath, { headers: { 'set-cookie': toastCookieHeader(say(shell.locale, words.formGone)) } })
  const { form, tally } = found.meta as { form: CenterForm; tally: Tally }
  const list = answerListOf(form.id)
  const one = async (open: string) => await nullIfNotFound(api.formAnswers.get(open))
  const beside = await fetchBeside(api.formAnswers, list, readList(list, request.url), one, { form_id_eq: form.id })
  const mine = { mayUpdate: may('center_forms.update'), mayRemove: may('form_answers.remove') }
  return { part: 'forms' as const, shows: 'answers' as const, form, tally, ...beside, ...mine }
}

/** Creates a form, which is then built on its own page. */
export async function formsPartAction({ context, request }: Asked) {
  const title = cutText(String((await request.formData()).get('title') ?? ''), 500)
  try {
    const { meta } = await context.get(apiContext).request('POST', 'center_forms', { title })
    return redirect(buildPath((meta as { form: CenterForm }).form.id), { status: 303 })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return data({ title, error: error.fields['title'] ?? error.message }, 422)
  }
}
