import { bodyOf, readForm } from '#kernel/fields/read-form.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { Conflict } from '#kernel/jsonapi/client/base-version.ts'
import { changeByForm } from '#kernel/jsonapi/client/change-form.ts'
import { ApiError, type Client } from '#kernel/jsonapi/client/client.ts'
import type { Refusal } from '#kernel/jsonapi/client/submit-form.ts'
import { editorWords as words } from './editor-words.ts'
import { materialNames, sessionNames, workshopForm } from './workshop-form.ts'
import { asSent, type EditedWorkshop, editedInclude, inForm } from './workshop-in-form.ts'

type Asked = { api: Client; id: string; data: FormData; locale: Locale }
type Outcome = { refused: Refusal & { conflict?: Conflict }; saved?: undefined } | { saved: unknown; refused?: undefined }

/** Saves what somebody changed of a workshop. */
export async function saveWorkshop({ api, id, data, locale }: Asked): Promise<Outcome> {
  const { typed } = readForm(workshopForm, data, locale)
  const whole = bodyOf(workshopForm, typed, locale) as Record<string, unknown>
  let latest: EditedWorkshop | null = null
  const read = async () => (latest = await api.workshops.get(id, { include: editedInclude }))
  const outcome = await changeByForm({
    form: workshopForm,
    data,
    locale,
    links: ['image', 'contact'],
    read: async () => {
      const edited = await read()
      return { ...inForm(edited), meta: edited.meta, image: edited.image, contact: edited.contact } as never
    },
    write: async (body, upon) => {
      const changed = body as Record<string, unknown>
      const { sent, groups } = asSent(changed, whole, latest ?? (await read()))
      const trainer = 'trainerEmail' in changed ? await trainerOf(api, changed['trainerEmail'], locale) : undefined
      try {
        return await api.workshops.update(id, sent, { ...upon, related: { ...upon.related, ...(trainer !== undefined && { trainer }) } })
      } catch (error) {
        throw error instanceof ApiError ? atInputs(error, groups) : error
      }
    },
  })
  return 'refused' in outcome && outcome.refused ? { refused: outcome.refused } : { saved: outcome.saved }
}

/** The account of the trainer by its address; null where it is emptied. */
async function trainerOf(api: Client, sent: unknown, locale: Locale): Promise<string | null> {
  const address = String(sent ?? '').trim()
  if (address === '') return null
  const [person] = (await api.users.list({ filter: { emailEq: address }, page: { size: 1 } })).items
  if (person) return person.id
  throw new ApiError(422, [
    { id: 'no_account', status: '422', code: 'no_account', title: '', detail: say(locale, words.trainerUnknown), meta: { attribute: 'trainerEmail' } },
  ])
}

const inputOf: Readonly<Record<string, string>> = { start: 'from', end: 'until', is_required: 'isOptional', status: 'isOff' }

/** A refusal with each fault at its input: `priceCents` is `price`, `sessions/0/end` is `session1.until` where that is the first group that is filled. */
export function atInputs(error: ApiError, groups: readonly string[]): ApiError {
  const errors = error.errors.map((one) => {
    const document = /^\/data\/attributes\/materials\/(\d+)/.exec(one.source?.pointer ?? '')
    if (one.source?.pointer === '/data/attributes/priceCents') return { ...one, meta: { ...one.meta, attribute: 'price' } }
    if (document) return { ...one, meta: { ...one.meta, attribute: `${materialNames[Number(document[1])]!}.file` } }
    const found = /^\/data\/attributes\/sessions(?:\/(\d+)\/(\w+))?/.exec(one.source?.pointer ?? '')
    if (!found) return one
    const group = (found[1] === undefined ? undefined : groups[Number(found[1])]) ?? sessionNames[Number(found[1] ?? 0)]!
    const part = found[2] ?? 'day'
    const isDay = one.code === 'begins_in_the_past' || one.code === 'no_such_day' || one.code === 'session_is_over'
    return { ...one, meta: { ...one.meta, attribute: `${group}.${isDay ? 'day' : (inputOf[part] ?? part)}` } }
  })
  return new ApiError(error.status, errors, error.message)
}
