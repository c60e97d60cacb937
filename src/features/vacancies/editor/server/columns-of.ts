import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseOthersUpload } from '#features/uploads/server/use-upload.ts'
import { daypartsOf, placesOf } from '#features/vacancies/model/slots.ts'
import type { Question, Slot, vacancy } from '#features/vacancies/model/vacancy.ts'
import { checkQuestions } from './check-questions.ts'
import { checkSlots } from './check-slots.ts'
import { checkTranslations } from './check-translations.ts'
import { saveLocation, type Place } from './save-location.ts'
import { refuseOutsider } from '#features/vacancies/model/server/refuse-outsider.ts'

export type Changes = Checked<UpdateOf<typeof vacancy>, (typeof vacancy)['attributes']> &
  Partial<Checked<CreateOf<typeof vacancy>, (typeof vacancy)['attributes']>>
/** What a vacancy is now; of a new one nothing yet. */
export type Known = {
  organization_id: string
  address_id: string | null
  image_id: string | null
  slots: Slot[]
  questions: Question[]
}
type At = Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'locale' | 'related'>

/** What was sent, as columns: each list checked, the place found, the contacts and the picture allowed. Its status, and whether it stands first, are not among them. */
export async function columnsOf(call: At, input: Changes, known: Known): Promise<Record<string, unknown>> {
  const { address, slots, questions, translations, status: _status, closedReason: _closed, reason: _reason, priorityUntil: _first, ...plain } = input
  const columns = inColumns(plain)
  if (questions !== undefined) columns['questions'] = JSON.stringify(checkQuestions(questions, known.questions, call.locale))
  if (translations !== undefined) columns['translations'] = JSON.stringify(checkTranslations(translations, call.locale))
  if (slots !== undefined) Object.assign(columns, slotColumns(checkSlots(slots, known.slots, call.locale)))
  // While there are dates, they say when, and for how many.
  else if (known.slots.length > 0) for (const name of ['dayparts', 'places']) delete columns[name]
  if (address !== undefined) Object.assign(columns, await saveLocation(call, { id: call.id, addressId: known.address_id }, address as Place | null))
  return { ...columns, ...(await relatedColumns(call, known)) }
}

function slotColumns(slots: Slot[]): Record<string, unknown> {
  const derived = slots.length > 0 ? { dayparts: daypartsOf(slots), places: placesOf(slots) } : {}
  return { slots: JSON.stringify(slots), ...derived }
}

async function relatedColumns(call: At, { organization_id: organizationId, image_id }: Known): Promise<Record<string, string | null>> {
  const { tx, centerId, related } = call
  const columns: Record<string, string | null> = {}
  for (const [relation, column] of [
    ['contactUser', 'contact_user_id'],
    ['secondContactUser', 'second_contact_user_id'],
  ] as const) {
    const userId = related[relation]
    if (userId === undefined) continue
    if (userId !== null) await refuseOutsider(tx, { centerId, organizationId, userId }, relation)
    columns[column] = userId
  }
  const image = related['image']
  if (image !== undefined && image !== image_id) {
    if (image !== null) await refuseOthersUpload(call, { id: image, purpose: 'vacancy_image', relation: 'image' })
    columns['image_id'] = image
  }
  return columns
}
