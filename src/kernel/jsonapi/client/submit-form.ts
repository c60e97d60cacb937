import type { Field } from '#kernel/fields/field.ts'
import type { BodyOf, Faults, Form, Typed } from '#kernel/fields/form.ts'
import { readForm } from '#kernel/fields/read-form.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ApiError } from './client.ts'
import { camelCase } from '#kernel/jsonapi/names.ts'

/** The outcome of a form that was refused. */
export type Refusal = { typed: Typed; faults: Faults; status: number }

type Fields = Readonly<Record<string, Field>>
type Submitted<F extends Fields, Name extends string, Sent> = {
  form: Form<F, Name>
  data: FormData
  locale: Locale
  /** Checks that involve several fields: faults by input name. */
  check?: (body: BodyOf<F, Name>, typed: Typed) => Record<string, string>
  send: (body: BodyOf<F, Name>) => Promise<Sent>
}

/**
 * Reads a form, checks it by its declaration and sends it; when it is refused, the faults are returned with everything that was
 * typed.
 */
export async function submitForm<F extends Fields, Name extends string, Sent>(
  submitted: Submitted<F, Name, Sent>,
): Promise<{ sent: Sent; refused?: undefined } | { sent?: undefined; refused: Refusal }> {
  const { form, data, locale, check, send } = submitted
  const { typed, faults, body } = readForm(form, data, locale)
  const fields = { ...check?.(body, typed), ...faults }
  if (Object.keys(fields).length > 0) return { refused: { typed, faults: { fields }, status: 422 } }
  try {
    return { sent: await send(body) }
  } catch (error) {
    return { refused: { typed, ...refusalOf(error, form, locale) } }
  }
}

/**
 * The API's refusal as faults of the inputs concerned; with the form's own text for a code, where it has one.
 * @throws an error that is not about what somebody typed
 */
export function refusalOf(error: unknown, { inputs }: Form, locale: Locale): { faults: Faults; status: number } {
  if (!(error instanceof ApiError) || error.status >= 500 || [401, 404].includes(error.status) || error.message === 'wrong center') throw error
  const fields: Record<string, string> = {}
  for (const { code, detail, title, meta, source } of error.errors) {
    const pointed = source?.pointer?.replace(/^\/data\/(attributes|relationships)\//, '').slice(0, 200)
    const name = [meta?.['attribute'], pointed && pointed.split('/').map(camelCase).join('.')].find(
      (one) => typeof one === 'string' && Object.hasOwn(inputs, one),
    )
    if (typeof name === 'string' && !(name in fields)) fields[name] = inputs[name]!.words?.[code]?.[locale] ?? detail ?? title
  }
  return { faults: { fields, ...(Object.keys(fields).length === 0 && { problem: error.message }) }, status: error.status }
}
