import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { locate } from '#features/places/server/locate.ts'
import { refuseOthersUpload } from '#features/uploads/server/use-upload.ts'
import { inputWords as words } from '#features/vacancies/model/input-words.ts'
import { contactColumns } from '#features/vacancies/model/server/scopes.ts'
import { daypartsOf, placesOf } from '#features/vacancies/model/slots.ts'
import { type Question, type Slot, type Translation, maxSlots, type vacancy } from '#features/vacancies/model/vacancy.ts'
import { checkField } from '#kernel/fields/check.ts'
import { boolean, group, integer, text, timestamp } from '#kernel/fields/field.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { type Locale, sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkItems, issuesWithin } from '#kernel/jsonapi/write/server/check-items.ts'

const slotFields = {
  id: text({ max: 100, optional: true }),
  startsAt: timestamp(),
  endsAt: timestamp(),
  places: integer({ min: 1, max: 1000, optional: true }),
}
type SentSlot = { id: string | null; startsAt: string; endsAt: string; places: number | null }

const longest = 24 * 3600_000

/** Checks the dates and sorts them by start. `placesTaken` comes from the stored slots, never from the caller. @throws {Invalid} */
function checkSlots(value: unknown, known: readonly Slot[], locale: Locale): Slot[] {
  const sent = checkItems<SentSlot>(value, { attribute: 'slots', most: maxSlots, fields: slotFields, locale })
  const kept = new Map(known.map((slot) => [slot.id, slot]))
  const slots = sent.map(({ id, startsAt, endsAt, places }, at): Slot => {
    const length = Date.parse(endsAt) - Date.parse(startsAt)
    if (length <= 0 || length > longest) throw new Invalid([{ code: 'invalid', attribute: `slots.${at}.endsAt`, words: sayInAll(words.slotEnd) }])
    const same = id === null ? undefined : kept.get(id)
    if (same) kept.delete(same.id)
    const placesTaken = same?.placesTaken ?? 0
    if (places !== null && places < placesTaken)
      throw new Invalid([{ code: 'too_few', attribute: `slots.${at}.places`, words: sayInAll(words.placesTaken, { n: placesTaken }) }])
    return { id: same?.id ?? randomUUID(), startsAt, endsAt, places, placesTaken }
  })
  const lost = [...kept.values()].find(({ placesTaken }) => placesTaken > 0)
  if (lost) throw new Invalid([{ code: 'too_few', attribute: 'slots', words: sayInAll(words.slotTaken, { n: lost.placesTaken }) }])
  return slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}

const part = (max: number) => text({ min: 0, max, later: true })
const translationFields = { en: group({ title: part(100), summary: part(160), description: part(5000) }, { optional: true }) }

/** Checks the English text; an empty one is stored as none. @throws {Invalid} */
function checkTranslations(value: unknown, locale: Locale): { en?: Translation } {
  const { value: checked, fault } = checkField(group(translationFields), value, locale)
  if (fault) {
    const english = fault.within?.['en'] ?? fault
    throw new Invalid(issuesWithin(english, english.within ? 'translations.en' : 'translations'))
  }
  const { en } = checked as { en?: Partial<Translation> | null }
  const english = { title: '', summary: '', description: '', ...en }
  return Object.values(english).some((one) => one !== '') ? { en: english } : {}
}

type Place = { street?: string | null; houseNumber?: string | null; postcode?: string | null; city?: string | null }
type Row = { address_id: string | null; city: string | null; latitude: number | null; longitude: number | null }

const nowhere: Row = { address_id: null, city: null, latitude: null, longitude: null }

/**
 * Writes the parts of the address that were sent, geocodes it, and returns the columns of the vacancy that follow from it. A
 * draft may keep an address that is not found, as it was typed. An address row that other vacancies share is never changed: this
 * vacancy gets a row of its own.
 */
async function saveLocation(
  { tx, centerId }: Pick<Call, 'tx' | 'centerId'>,
  vacancy: { id: string; addressId: string | null },
  sent: Place | null,
): Promise<Row> {
  if (sent === null) return nowhere
  const known = vacancy.addressId
    ? await tx.selectFrom('addresses').select(['street', 'house_number', 'postcode', 'city']).where('id', '=', vacancy.addressId).executeTakeFirst()
    : undefined
  const { street = known?.street ?? null, houseNumber = known?.house_number ?? null, postcode = known?.postcode ?? null } = sent
  const city = sent.city === undefined ? (known?.city ?? '') : (sent.city ?? '')
  if (city === '' && postcode === null && street === null) return nowhere
  const found = await locate(tx, centerId, { postcode, city })
  const place = { city: found?.city ?? city, postcode: found?.postcode ?? postcode, latitude: found?.latitude ?? null, longitude: found?.longitude ?? null }
  const columns = { street, house_number: houseNumber, ...place }
  const own = vacancy.addressId !== null && (await isOwn({ tx, centerId }, vacancy.id, vacancy.addressId))
  const { id } = own
    ? await tx.updateTable('addresses').set(columns).where('id', '=', vacancy.addressId!).returning('id').executeTakeFirstOrThrow()
    : await tx
        .insertInto('addresses')
        .values({ volunteer_center_id: centerId, ...columns })
        .returning('id')
        .executeTakeFirstOrThrow()
  return { address_id: id, city: place.city || null, latitude: place.latitude, longitude: place.longitude }
}

async function isOwn({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, id: string, addressId: string): Promise<boolean> {
  const { rows } = await sql`select from organizations where volunteer_center_id = ${centerId} and address_id = ${addressId}
    union all select from vacancies where volunteer_center_id = ${centerId} and address_id = ${addressId} and id <> ${id} limit 1`.execute(tx)
  return rows.length === 0
}

/** A limit, because applying should not feel like filling in a form (domain §3.1). */
const maxQuestions = 5

const questionFields = { id: text({ max: 100, optional: true }), text: text({ min: 3, max: 300 }), required: boolean({ optional: true }) }
type Sent = { id: string | null; text: string; required: boolean | null }

/** Checks the questions. A known one keeps its id, because the answers of applicants refer to it. @throws {Invalid} */
function checkQuestions(value: unknown, known: readonly Question[], locale: Locale): Question[] {
  const ids = new Set(known.map(({ id }) => id))
  return checkItems<Sent>(value, { attribute: 'questions', most: maxQuestions, fields: questionFields, locale }).map(({ id, text: question, required }) => ({
    id: id !== null && ids.delete(id) ? id : randomUUID(),
    text: question,
    required: required ?? false,
  }))
}

export type Changes = Checked<UpdateOf<typeof vacancy>, (typeof vacancy)['attributes']> &
  Partial<Checked<CreateOf<typeof vacancy>, (typeof vacancy)['attributes']>>
/** The stored vacancy; for a new one, empty values. */
type Known = {
  organization_id: string
  address_id: string | null
  image_id: string | null
  slots: Slot[]
  questions: Question[]
}
type At = Pick<Call, 'tx' | 'id' | 'centerId' | 'actor' | 'locale' | 'related'>

/**
 * Turns a request body into columns: lists are checked, the address geocoded, contacts and picture authorized. `status` and
 * `priority_until` are not among them: they have guards of their own.
 */
export async function columnsOf(call: At, input: Changes, known: Known): Promise<Record<string, unknown>> {
  const { address, slots, questions, translations, status: _status, closedReason: _closed, reason: _reason, priorityUntil: _first, ...plain } = input
  const columns = inColumns(plain)
  if (questions !== undefined) columns['questions'] = JSON.stringify(checkQuestions(questions, known.questions, call.locale))
  if (translations !== undefined) columns['translations'] = JSON.stringify(checkTranslations(translations, call.locale))
  if (slots !== undefined) Object.assign(columns, slotColumns(checkSlots(slots, known.slots, call.locale)))
  // Slots determine the dayparts and the places, so what was sent for those is ignored.
  else if (known.slots.length > 0) for (const name of ['dayparts', 'places']) delete columns[name]
  if (address !== undefined) Object.assign(columns, await saveLocation(call, { id: call.id, addressId: known.address_id }, address as Place | null))
  return { ...columns, ...(await relatedColumns(call, known)) }
}

function slotColumns(slots: Slot[]): Record<string, unknown> {
  const derived = slots.length > 0 ? { dayparts: daypartsOf(slots), places: placesOf(slots) } : {}
  return { slots: JSON.stringify(slots), ...derived }
}

async function relatedColumns(call: At, { organization_id: organizationId, image_id }: Known): Promise<Record<string, string | null>> {
  const columns = await contactColumns(call, organizationId)
  const image = call.related['image']
  if (image !== undefined && image !== image_id) {
    if (image !== null) await refuseOthersUpload(call, { id: image, purpose: 'vacancy_image', relation: 'image' })
    columns['image_id'] = image
  }
  return columns
}
