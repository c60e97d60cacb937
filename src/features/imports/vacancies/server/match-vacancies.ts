import { faultWords } from '#features/imports/columns/column-words.ts'
import { knownPeople } from '#features/imports/kind/server/known-entries.ts'
import type { Matching, ValidatedRow } from '#features/imports/kind/server/server-kind.ts'
import type { MatchReason } from '#features/imports/model/states.ts'
import { locate } from '#features/places/server/locate.ts'
import { errorWords } from '#features/vacancies/model/error-words.ts'
import { gapWords } from '#features/vacancies/model/gap-words.ts'
import { worksFor } from '#features/vacancies/model/server/scopes.ts'
import { type VacancyStatus, unchangeable } from '#features/vacancies/model/states.ts'
import { type FactsOfVacancy, gapsIn } from '#features/vacancies/quality/gaps-in.ts'
import { isPostcodeKnown } from '#features/vacancies/quality/server/publication-check.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { columnOf, newVacancy, statusIn, vacancyInput } from './vacancy-input.ts'

/**
 * Recognises vacancies by their own number, or by title and organization; finds the organization and the contact, and checks what the state
 * that a row asks for needs, as the editor does. Everything is looked for in the center of the import only.
 */
export async function matchVacancies(db: Database, rows: readonly ValidatedRow[], matching: Matching): Promise<void> {
  const { centerId, organizations } = matching
  const byMail = await knownPeople(
    db,
    centerId,
    rows.flatMap(({ kept }) => kept['contactEmail'] ?? []),
  )
  for (const row of rows) nameOrganization(row, matching)
  const known = await recognise(db, rows, centerId)
  for (const row of rows) {
    const found = known.get(row.position)
    if (found) showMatch(row, found)
    const organizationId = row.kept['organizationId']
    if (!organizationId) continue
    const mail = row.kept['contactEmail']
    const { contactId } = organizations.withId(organizationId)!
    // Without a contact in the list it is the one who answers for the organization.
    const userId = mail ? (byMail.get(mail)?.id ?? null) : contactId
    const hasContact = userId !== null && (await worksThere(db, matching, { organizationId, userId }))
    if (hasContact) row.kept['contactId'] = userId
    else if (mail) row.faults['contactEmail'] ??= { code: 'related_not_found', words: sayInAll(gapWords.contact) }
    if (statusIn(row.kept) !== 'draft' && row.matchId === null) await judgeGaps(db, row, matching, hasContact)
  }
}

function nameOrganization({ kept, faults }: ValidatedRow, { organizations }: Matching): void {
  const named = kept['organization']
  if (!named) return
  const found = organizations.identify(named)
  if ('several' in found) faults['organization'] ??= { code: 'no_organization', words: sayInAll(faultWords.severalOrganizations) }
  else if ('unknown' in found) {
    const words = found.unknown === null ? sayInAll(faultWords.noOrganization) : sayInAll(faultWords.noOrganizationBut, { name: found.unknown })
    faults['organization'] ??= { code: 'no_organization', words }
  } else {
    const { status, id } = found.organization
    kept['organizationId'] = id
    const isOpen = status === 'approved' || (status !== 'archived' && status !== 'denied' && statusIn(kept) === 'draft')
    if (!isOpen) faults['organization'] ??= { code: 'organization_not_approved', words: sayInAll(errorWords.organization_not_approved) }
  }
}

type Found = { id: string; title: string; status: VacancyStatus; by: MatchReason }

/** The vacancies that rows are about, by their positions: by their own number, else by title and organization. */
export async function recognise(
  db: Database,
  rows: readonly { position: number; kept: Readonly<Record<string, string>> }[],
  centerId: string,
): Promise<Map<number, Found>> {
  const asked = rows.map(({ position, kept }) => ({
    position,
    external: kept['externalId'] ?? null,
    title: kept['title'] ?? null,
    organization: kept['organizationId'] ?? null,
  }))
  const [byTitle, byNumber] = await db.read(centerId, [
    {
      name: 'vacancies_by_title',
      text: `select distinct on (a.position) a.position, v.id, v.title, v.status
        from jsonb_to_recordset($2::jsonb) as a (position integer, title text, organization uuid)
        join vacancies v on v.volunteer_center_id = $1 and v.organization_id = a.organization and v.letters = plain(a.title)
          and v.status not in ('closed', 'archived') order by a.position, v.id`,
      values: [centerId, JSON.stringify(asked)],
    },
    {
      name: 'vacancies_by_external_id',
      text: `select a.position, v.id, v.title, v.status from jsonb_to_recordset($2::jsonb) as a (position integer, external text)
        join imported_vacancies e on e.volunteer_center_id = $1 and e.external_id = a.external
        join vacancies v on v.volunteer_center_id = $1 and v.id = e.vacancy_id`,
      values: [centerId, JSON.stringify(asked)],
    },
  ])
  const read = (found: typeof byNumber, by: MatchReason) =>
    found!.map(([position, id, title, status]): [number, Found] => [Number(position), { id: id!, title: title!, status: status as VacancyStatus, by }])
  return new Map([...read(byTitle, 'title_organization'), ...read(byNumber, 'external_id')])
}

function showMatch(row: ValidatedRow, { id, title, status, by }: Found): void {
  Object.assign(row, { outcome: 'exists', choice: by === 'external_id' ? 'update' : 'skip', matchId: id, matchBy: by, matchName: title })
  if (unchangeable.includes(status)) row.faults['externalId'] ??= { code: 'vacancy_over', words: sayInAll(errorWords.vacancy_over) }
}

/** An answer that holds for the whole list is looked up once. */
async function once<T>({ answers }: Matching, question: string, find: () => Promise<T>): Promise<T> {
  const known = answers.get(question) ?? find()
  answers.set(question, known)
  return (await known) as T
}

async function worksThere(db: Database, matching: Matching, asked: { organizationId: string; userId: string }): Promise<boolean> {
  const { centerId } = matching
  return await once(matching, `works ${asked.organizationId} ${asked.userId}`, async () =>
    db.inCenter(centerId, async (tx) => await worksFor(tx, { centerId, ...asked })),
  )
}

/** What a vacancy needs before others see it (domain §3.1), at the cells. */
async function judgeGaps(db: Database, row: ValidatedRow, matching: Matching, hasContact: boolean): Promise<void> {
  const { kept, faults } = row
  const { title = '', summary = '', description = '', address, slots, ...input } = vacancyInput(kept, newVacancy)
  const { postcode = null, city = null } = (address ?? {}) as { postcode?: string | null; city?: string | null }
  const isPlaced = postcode !== null || city !== null
  const place = isPlaced ? await placeOf(db, matching, { postcode, city: city ?? '' }) : null
  const nothing = { translations: {}, themes: [], dayparts: [], commitment: null, locationMode: null, hoursPerWeekMin: null, hoursPerWeekMax: null }
  const undated = { startDate: null, endDate: null, validThrough: null, minAge: null, maxAge: null, ageReason: null, expenses: 'none', allowanceCents: null }
  const facts = {
    ...nothing,
    ...undated,
    ...input,
    title,
    summary,
    description,
    slots: (slots ?? []) as FactsOfVacancy['slots'],
    city: place?.city ?? city,
    postcode,
    ...(place && { isCityKnown: place.isCityKnown, isPostcodeKnown: place.isPostcodeKnown }),
    hasContact,
  } as FactsOfVacancy
  for (const { field, code, words } of gapsIn(facts, new Date())) faults[columnOf(field)] ??= { code, words }
}

type Placed = { city: string | null; isCityKnown: boolean; isPostcodeKnown: boolean }

async function placeOf(db: Database, matching: Matching, asked: { postcode: string | null; city: string }): Promise<Placed> {
  const { centerId } = matching
  return await once(matching, `place ${asked.postcode} ${asked.city}`, async () => {
    const found = await db.inCenter(centerId, async (tx) => await locate(tx, centerId, asked))
    const city = found?.city ?? asked.city
    const [rows] = await db.read(centerId, [
      { name: 'is_postcode_known', text: `select ${isPostcodeKnown('$1::text', '$2::text')}`, values: [asked.postcode, city] },
    ])
    return { city: city === '' ? null : city, isCityKnown: found !== null, isPostcodeKnown: rows![0]![0] === 't' }
  })
}
