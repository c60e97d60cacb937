import { say } from '#kernel/i18n/messages.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { bodyOf, readForm } from '#kernel/fields/read-form.ts'
import type { Conflict } from '#kernel/jsonapi/client/base-version.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { ApiError, type ResourceClient } from '#kernel/jsonapi/client/client.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import type { activity } from '#features/activities/model/activity.ts'
import { activityFormFor, activityLinks } from './activity-form.ts'
import { asSent, type EditedActivity, editedInclude, inForm } from './activity-in-form.ts'
import { editorFieldWords as words } from './field-words.ts'
import { missingEnd, type RuleInForm } from './rule-in-form.ts'

type Asked = {
  client: Pick<ResourceClient<typeof activity>, 'get' | 'update'>
  id: string
  data: FormData
  locale: Locale
  isBilingual: boolean
  /** Leaves what cannot be saved yet out, and saves all else. */
  partly?: boolean
}

type Outcome =
  | { saved: { meta: { version: number } } | null; left: Record<string, string>; refused?: undefined }
  | { saved?: undefined; refused: Refusal & { conflict?: Conflict } }

/** Saves what somebody changed of an activity: at a button, and while it is typed. `wasMerged`: somebody else changed it meanwhile. */
export async function saveActivity({ client, id, data, locale, isBilingual, partly = false }: Asked): Promise<{ outcome: Outcome; wasMerged: boolean }> {
  const form = activityFormFor(isBilingual)
  const { typed } = readForm(form, data, locale)
  const whole = bodyOf(form, typed, locale) as Record<string, unknown>
  const missing = missingEnd(whole['rule'] as RuleInForm)
  const ending = missing && say(locale, missing === 'rule.count' ? words.countMissing : words.untilMissing)
  if (missing && !partly) return { outcome: { refused: { typed, faults: { fields: { [missing]: ending! } }, status: 422 } }, wasMerged: false }
  let latest: EditedActivity | null = null
  let wasMerged = false
  const left: Record<string, string> = {}
  const read = async () => (latest = await client.get(id, { include: editedInclude }))
  const outcome = await changeByForm({
    form,
    data,
    locale,
    partly,
    links: activityLinks,
    read: async () => {
      wasMerged = true
      return inForm(await read()) as never
    },
    write: async (body, upon) => {
      const changed = body as Record<string, unknown>
      // A series without an end waits until it has one.
      if (missing && changed['rule'] !== undefined) for (const name of Object.keys(changed['rule'] as object)) left[`rule.${name}`] = ending!
      const sent = asSent(changed, whole, latest ?? (await read()))
      if (Object.keys(sent).length === 0 && Object.keys(upon.related).length === 0) return latest!
      try {
        return await client.update(id, sent, upon)
      } catch (error) {
        throw error instanceof ApiError ? atInputs(error) : error
      }
    },
  })
  return { outcome: 'refused' in outcome ? outcome : { ...outcome, left: { ...outcome.left, ...left } }, wasMerged }
}

/** Inputs of faults that the API tells at a whole attribute, or at one of another name. */
const inputs: Readonly<Record<string, string>> = { location: 'location.name', rule: 'rule.kind' }

/** A refusal with each fault at its input. */
export function atInputs(error: ApiError): ApiError {
  const errors = error.errors.map((one) => {
    const at = String(one.meta?.['attribute'] ?? '')
    const input = inputs[at] ?? (at.startsWith('translations.en.') ? at.replace('translations.en.', 'english.') : null)
    return input ? { ...one, meta: { ...one.meta, attribute: input } } : one
  })
  return new ApiError(error.status, errors, error.message)
}
