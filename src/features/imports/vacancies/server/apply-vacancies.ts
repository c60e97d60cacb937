import { sql } from 'kysely'
import { callOf, faultsIn } from '#features/imports/kind/server/by-verbs.ts'
import type { Applying, ImportedRow } from '#features/imports/kind/server/server-kind.ts'
import { ImportChanged } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'
import type { Changes } from '#features/vacancies/editor/server/columns-of.ts'
import { createVacancy, updateVacancy } from '#features/vacancies/editor/server/write.ts'
import { errorWords } from '#features/vacancies/model/error-words.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import { submitFromList } from '#features/vacancies/transitions/server/status-verbs.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import { recognise } from './match-vacancies.ts'
import { restoredColumns } from './undo-vacancies.ts'
import { columnOf, newVacancy, statusIn, vacancyInput } from './vacancy-input.ts'

/**
 * Adds and changes vacancies through the same verbs as the editor. What a verb refuses is collected and becomes a fault at its cell; then
 * nothing of the list is kept.
 */
export async function applyVacancies(tx: Tx, db: Database, applying: Applying, rows: readonly ImportedRow[]): Promise<Map<string, Made>> {
  await refuseNewMatches(db, applying, rows)
  const made = new Map<string, Made>()
  for (const row of rows) {
    try {
      made.set(row.id, row.choice === 'add' ? await add(tx, db, applying, row) : await change(tx, db, applying, row))
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      applying.refusals.set(row.id, faultsIn(error, columnOf, errorWords))
    }
  }
  await keepVersions(tx, made)
  return made
}

/** @throws {ImportChanged} when somebody added or removed one of these vacancies since the list was shown */
async function refuseNewMatches(db: Database, { scene }: Applying, rows: readonly ImportedRow[]): Promise<void> {
  const now = await recognise(db, rows, scene.context.center.id)
  for (const { position, match_id } of rows) if ((now.get(position)?.id ?? null) !== match_id) throw new ImportChanged()
}

async function add(tx: Tx, db: Database, applying: Applying, { kept }: ImportedRow): Promise<Made> {
  const call = callOf(tx, db, applying)
  const { organizationId, contactId, externalId } = kept
  const imageId = applying.pictures.get(kept['picture'] ?? '')
  const related = { organization: organizationId!, contactUser: contactId ?? null, ...(imageId && { image: imageId }) }
  const vacancyId = (await createVacancy({ ...call, input: vacancyInput(kept, newVacancy) as never, related })) as string
  if (externalId) await nameByNumber(tx, call.centerId, externalId, vacancyId)
  const status = statusIn(kept)
  if (status !== 'draft') await submitFromList({ ...call, id: vacancyId }, status)
  return { vacancyId }
}

/** @throws {ImportChanged} when another vacancy got this number since */
async function nameByNumber(tx: Tx, centerId: string, externalId: string, vacancyId: string): Promise<void> {
  const { rows } = await sql`insert into imported_vacancies (volunteer_center_id, external_id, vacancy_id) values (${centerId}, ${externalId}, ${vacancyId})
    on conflict do nothing returning external_id`.execute(tx)
  if (rows.length === 0) throw new ImportChanged()
}

/** Changes what the row says otherwise; empty cells change nothing. */
async function change(tx: Tx, db: Database, applying: Applying, { kept, match_id: vacancyId }: ImportedRow): Promise<Made> {
  const call = { ...callOf(tx, db, applying), id: vacancyId! }
  const row = await tx.selectFrom('vacancies').selectAll().where('id', '=', vacancyId!).forUpdate().executeTakeFirst()
  if (!row) throw new ImportChanged()
  const before = await stored(tx, vacancyId!)
  const input = differing(vacancyInput(kept, row), row, before.address)
  const imageId = applying.pictures.get(kept['picture'] ?? '')
  const contactId = kept['contactEmail'] ? kept['contactId'] : undefined
  const related = { ...(contactId && contactId !== row.contact_user_id && { contactUser: contactId }), ...(imageId && { image: imageId }) }
  if (Object.keys(input).length + Object.keys(related).length > 0) await updateVacancy({ ...call, input, related })
  const after = await stored(tx, vacancyId!)
  const { externalId } = kept
  const isNumbered = externalId !== undefined && (await isUnnumbered(tx, call.centerId, externalId))
  if (isNumbered) await nameByNumber(tx, call.centerId, externalId, vacancyId!)
  const isSameAddress = before.address !== null && before.address['id'] === after.address?.['id']
  return {
    vacancyId: vacancyId!,
    before: Object.fromEntries(restoredColumns.flatMap((name) => (isSame(before.row[name], after.row[name]) ? [] : [[name, before.row[name]]]))),
    ...(isSameAddress && !isSame(before.address, after.address) && { addressBefore: before.address! }),
    ...(!isSameAddress && after.address && { addressId: String(after.address['id']) }),
    ...(isNumbered && { externalId }),
  }
}

type Json = Record<string, unknown>
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The vacancy and its address as they are stored. */
async function stored(tx: Tx, id: string): Promise<{ row: Json; address: Json | null }> {
  const [found] = await rowsOf(
    tx,
    { row: shown.json<Json>()('to_jsonb(v)'), address: shown.json<Json | null>()('to_jsonb(a)') },
    (columns) => sql`select ${columns} from vacancies v left join addresses a on a.volunteer_center_id = v.volunteer_center_id and a.id = v.address_id
      where v.id = ${id}`,
  )
  return found!
}

/** The attributes that the vacancy has otherwise, since an update takes only those. */
function differing(input: Changes, row: Json & { slots: readonly Slot[] }, address: Json | null): Changes {
  const { address: place, slots, ...plain } = input
  const changed = Object.entries(plain).filter(([name, value]) => !isSame(value, row[Object.keys(inColumns({ [name]: null }))[0]!]))
  const timed = (slots ?? []) as readonly Pick<Slot, 'startsAt' | 'endsAt' | 'places'>[]
  const times = (list: typeof timed) => list.map(({ startsAt, endsAt, places }) => [Date.parse(startsAt), Date.parse(endsAt), places])
  const placed = Object.entries(inColumns(place ?? {})).some(([name, value]) => !isSame(value, address?.[name] ?? null))
  // A date keeps its id, and with it who has a place on it.
  const known = timed.map((slot) => ({ ...slot, ...row.slots.find(({ startsAt }) => Date.parse(startsAt) === Date.parse(slot.startsAt)), ...slot }))
  return {
    ...Object.fromEntries(changed),
    ...(placed && { address: place }),
    ...(slots !== undefined && !isSame(times(timed), times(row.slots)) && { slots: known }),
  } as Changes
}

async function isUnnumbered(tx: Tx, centerId: string, externalId: string): Promise<boolean> {
  const { rows } = await sql`select from imported_vacancies where volunteer_center_id = ${centerId} and external_id = ${externalId}`.execute(tx)
  return rows.length === 0
}

/** The versions that the undo compares with. */
async function keepVersions(tx: Tx, made: Map<string, Made>): Promise<void> {
  const ids = [...made.values()].map(({ vacancyId }) => vacancyId!)
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('v.id'),
      version: shown.number('v.lock_version'),
      addressId: shown.json<string | null>()('to_jsonb(v.address_id)'),
      addressVersion: shown.number('coalesce(a.lock_version, 0)'),
    },
    (columns) => sql`select ${columns} from vacancies v left join addresses a on a.volunteer_center_id = v.volunteer_center_id and a.id = v.address_id
      where v.id = any(${ids}::uuid[])`,
  )
  const known = new Map(rows.map((row) => [row.id, row]))
  for (const [rowId, one] of made) {
    const { version, addressId, addressVersion } = known.get(one.vacancyId!)!
    const isNew = one.before === undefined
    made.set(rowId, { ...one, version, addressVersion, ...(isNew && { addressId }) })
  }
}
