import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { numberedSlugs, slugOf } from '#kernel/fields/slug.ts'
import { Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { richTextOrNull } from '#kernel/rich-text/check-rich-text.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff, centerReaders } from '#kernel/access/role-sets.ts'
import { refuseOtherThanPicture, syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { contactColumns } from '#features/vacancies/model/server/scopes.ts'
import { locate } from '#features/places/server/locate.ts'
import { isShownAs } from '#features/social-map/model/codes.ts'
import { type mapEntry, type MapLocation } from '#features/social-map/model/entry.ts'
import { entryEditAddress } from '#features/social-map/model/addresses.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { tellOfEntry } from '#features/social-map/notices/server/notify.ts'
import { refuseAddressInText } from './unfit-text.ts'
import { checkLocations, checkPhones, checkServices } from './check-parts.ts'
import { wordsOf, writeDerivedRows } from './derived-rows.ts'

type EntryInput = Checked<UpdateOf<typeof mapEntry>, (typeof mapEntry)['attributes']>
type Writing = Pick<Call, 'tx' | 'centerId' | 'actor' | 'locale' | 'related' | 'now'> & { id: string }

/** POST /social_map_entries: a draft, of the caller's organization; center staff also make entries that belong to nobody yet. */
export const createEntry: Verb<Checked<CreateOf<typeof mapEntry>, (typeof mapEntry)['attributes']>> = async (call) => {
  const { tx, centerId, actor, input, related } = call
  const organizationId = related['organization'] ?? null
  refuseForeignOrganization(call, organizationId)
  const columns = await columnsOf({ ...call, id: '' }, input)
  const id = await insertWithSlug(call, input.name, { ...columns, volunteer_center_id: centerId, name: input.name, organization_id: organizationId })
  await finish({ ...call, id })
  writeAuditEvent(tx, { centerId, actor }, { action: 'social_map.created', subjectType: 'social_map_entries', subjectId: id, to: 'draft' })
  return id
}

/**
 * PATCH /social_map_entries/{id}. Who looks after an entry may change all of it; when they change the name or a number of an entry that is on
 * the site, the center looks again.
 */
export const updateEntry: Verb<EntryInput> = async (call) => {
  const { tx, id, input, actor, centerId } = call
  if (call.related['organization'] !== undefined) refuseForeignOrganization(call, call.related['organization'] ?? null)
  const columns = await columnsOf(call, input)
  const { status } = await tx.selectFrom('social_map_entries').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  const isAnother = (['name', 'kvkNumber', 'rsin'] as const).some((name) => name in input)
  const isAgain = isAnother && status === 'active' && !hasRole(actor, centerReaders)
  if (isAgain) {
    Object.assign(columns, { status: 'pending' })
    writeAuditEvent(tx, { centerId, actor }, { action: 'social_map.pending', subjectType: 'social_map_entries', subjectId: id, from: status, to: 'pending' })
  }
  if (Object.keys(columns).length > 0)
    await tx
      .updateTable('social_map_entries')
      .set(columns as never)
      .where('id', '=', id)
      .execute()
  const row = await finish(call)
  if (status !== 'draft' && ['shortDescription', 'description', 'services'].some((name) => name in input)) refuseAddressInText(row)
  if (isAgain) {
    const entry = { id, name: row.name, organizationId: row.organization_id }
    await tellOfEntry(call, { event: 'map.submitted', entry, once: String(row.lock_version) })
  }
  return id
}

/** DELETE /social_map_entries/{id}: only a draft. */
export const removeEntry: Verb = async (call) => {
  const { tx, id, centerId, actor } = call
  const { status } = await tx.selectFrom('social_map_entries').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  if (status !== 'draft') throw new Refused('only_draft_entries_vanish')
  await forgetEntry(call)
  writeAuditEvent(tx, { centerId, actor }, { action: 'social_map.removed', subjectType: 'social_map_entries', subjectId: id })
  return id
}

/** Removes an entry with all that belongs to it. */
export async function forgetEntry(entry: Pick<Writing, 'tx' | 'centerId' | 'id'>): Promise<void> {
  const { tx, centerId, id } = entry
  await tx.deleteFrom('social_map_entries').where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
  await keepLogo(entry)
}

/** Somebody of an organization writes for their own one only. */
function refuseForeignOrganization({ actor }: Pick<Call, 'actor'>, organizationId: string | null): void {
  if (hasRole(actor, centerReaders)) return
  if (organizationId === null || !actor.organizationIds.includes(organizationId)) throw new Forbidden()
}

async function columnsOf(call: Writing, input: EntryInput): Promise<Record<string, unknown>> {
  const { description, services, locations, phones, minAge, maxAge, confirmation: _, ...plain } = input as typeof input & { confirmation?: unknown }
  const { logo, organization } = call.related
  if (logo) await refuseOtherThanPicture(call, { fileId: logo, relation: 'logo' })
  return {
    ...inColumns(plain),
    ...(await agesOf(call, { minAge, maxAge })),
    ...(description !== undefined && { description: richText(description) }),
    ...(phones !== undefined && { phones: JSON.stringify(checkPhones(phones, call.locale)) }),
    ...(services !== undefined && { services: JSON.stringify(checkServices(services, call.locale)) }),
    ...(locations !== undefined && { locations: JSON.stringify(await located(call, await keepUnseen(call, checkLocations(locations, call.locale)))) }),
    ...(logo !== undefined && { logo_id: logo }),
    ...(organization !== undefined && { organization_id: organization }),
    ...(await contactsOf(call)),
  }
}

/** Whoever begins an entry of their organization is the one who is asked about it. @throws 404 for a contact who does not work there */
async function contactsOf(call: Writing): Promise<Record<string, string | null>> {
  const { tx, id, actor, related } = call
  const known = id ? await tx.selectFrom('social_map_entries').select('organization_id').where('id', '=', id).executeTakeFirst() : undefined
  const organizationId = related['organization'] === undefined ? (known?.organization_id ?? null) : related['organization']
  const columns = await contactColumns(call, organizationId)
  const isOwn = organizationId !== null && actor.organizationIds.includes(organizationId)
  return !id && isOwn && columns['contact_user_id'] === undefined ? { ...columns, contact_user_id: actor.userId } : columns
}

type Ages = { minAge?: number | null | undefined; maxAge?: number | null | undefined }

/** Compares an age that was sent with the one that is stored. @throws {Invalid} when the highest is below the lowest */
async function agesOf({ tx, id }: Writing, sent: Ages): Promise<Record<string, number | null>> {
  if (sent.minAge === undefined && sent.maxAge === undefined) return {}
  const known = id ? await tx.selectFrom('social_map_entries').select(['min_age', 'max_age']).where('id', '=', id).executeTakeFirst() : undefined
  const { minAge = known?.min_age ?? null, maxAge = known?.max_age ?? null } = sent
  if (minAge !== null && maxAge !== null && maxAge < minAge)
    throw new Invalid([{ code: 'ages_turned_around', attribute: 'maxAge', words: sayInAll(errorWords.ages_turned_around) }])
  return { min_age: minAge, max_age: maxAge }
}

function richText(sent: unknown): string {
  const text = richTextOrNull(sent)
  if (!text) throw new Invalid([{ code: 'not_rich_text', attribute: 'description', words: sayInAll(fieldWords.not_rich_text) }])
  return JSON.stringify(text)
}

/**
 * Who does not see all of an address cannot change or lose it: of places that are shown to an area the stored address stays, and a
 * hidden one stays as it is (`map_locations`).
 */
async function keepUnseen({ tx, id, actor }: Writing, sent: readonly MapLocation[]): Promise<MapLocation[]> {
  if (id === '') return [...sent]
  const row = await tx.selectFrom('social_map_entries').select(['locations', 'organization_id']).where('id', '=', id).executeTakeFirst()
  const seesAll = hasRole(actor, caseStaff) || (row?.organization_id && actor.organizationIds.includes(row.organization_id))
  if (!row || seesAll) return [...sent]
  const stored = new Map(row.locations.map((place) => [place.id, place]))
  const kept = sent
    .filter((place) => stored.get(place.id)?.addressVisibility !== 'hidden')
    .map((place) => {
      const known = stored.get(place.id)
      if (known?.addressVisibility !== 'area') return place
      const { street, houseNumber, postcode, city, addressVisibility } = known
      return { ...place, street, houseNumber, postcode, city, addressVisibility }
    })
  return [...kept, ...row.locations.filter(({ addressVisibility }) => addressVisibility === 'hidden')]
}

/** Where each place is on the map: the middle of its postcode area or town. @throws {Invalid} for an unknown town */
async function located({ tx, centerId }: Writing, places: readonly MapLocation[]): Promise<MapLocation[]> {
  const found: MapLocation[] = []
  for (const [at, place] of places.entries()) {
    if (place.type === 'virtual' || (place.city === '' && place.postcode === '')) {
      found.push(place)
      continue
    }
    const known = await locate(tx, centerId, { postcode: place.postcode || null, city: place.city })
    if (!known)
      throw new Invalid([
        {
          code: 'unknown_place',
          attribute: `locations.${at}.city`,
          pointer: `/data/attributes/locations/${at}/city`,
          words: sayInAll(errorWords.unknown_place),
        },
      ])
    found.push({ ...place, city: known.city, postcode: known.postcode ?? '', latitude: known.latitude, longitude: known.longitude })
  }
  return found
}

async function insertWithSlug({ tx }: Writing, name: string, row: Record<string, unknown>): Promise<string> {
  for (const slug of numberedSlugs(slugOf(name) || 'plek').take(200)) {
    const made = await tx
      .insertInto('social_map_entries')
      .values({ ...row, slug } as never)
      .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'slug']).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (made) return made.id
  }
  throw new Invalid([{ code: 'taken', attribute: 'name' }])
}

/** What follows from every write: the words of the search, the points, the spans, and the use of the logo. */
async function finish(call: Writing) {
  const row = await writeWhatFollows(call)
  await keepLogo(call)
  return row
}

/** Writes what follows from an entry as it is stored: the words of the search, the points, the spans, and what programs read. */
export async function writeWhatFollows({ tx, centerId, id, now }: Pick<Writing, 'tx' | 'centerId' | 'id' | 'now'>) {
  const row = await tx.selectFrom('social_map_entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const words = wordsOf({
    name: row.name,
    shortDescription: row.short_description,
    description: row.description,
    services: row.services,
    locations: row.locations,
  })
  await sql`update social_map_entries set words = plain(${words}) where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  await writeDerivedRows(tx, { centerId, id, now }, { ...row, holidayRule: row.holiday_rule, closedFrom: row.closed_from, closedUntil: row.closed_until })
  return row
}

async function keepLogo({ tx, centerId, id }: Pick<Writing, 'tx' | 'centerId' | 'id'>): Promise<void> {
  const row = await tx
    .selectFrom('social_map_entries')
    .select(['name', 'status', 'logo_id'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirst()
  const isShown = row !== undefined && isShownAs(row.status)
  const subject = { type: 'social_map_entries', id, title: row?.name ?? '', path: entryEditAddress(id), shown: isShown }
  await syncFileReferences(tx, centerId, subject, row?.logo_id ? [{ fileId: row.logo_id, pointer: '/data/relationships/logo' }] : [])
}
