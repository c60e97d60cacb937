import type { Database } from '#kernel/db/server/database.ts'
import { checkRow } from '#features/imports/check/check-row.ts'
import type { ImportKind, MatchReason, RowChoice, RowOutcome } from '#features/imports/model/states.ts'
import { type KnownOrganizations, knownPeople } from './known-entries.ts'

export type ReadRow = { id: string; position: number; cells: string[]; corrections: Record<string, string> }
/** A fault with its facts. `row`: the other row, for a duplicate; a fault of the cell alone has none. */
export type StoredFault = { code: string; row?: number }
export type ValidatedRow = {
  id: string
  texts: Record<string, string>
  kept: Record<string, string>
  faults: Record<string, StoredFault>
  outcome: RowOutcome
  choice: RowChoice
  matchId: string | null
  matchBy: MatchReason | null
  matchName: string | null
}

export type RowValidation = {
  kind: ImportKind
  centerId: string
  mapping: Readonly<Record<string, number>>
  organizations: KnownOrganizations
  /** The first row in which a key was seen. */
  seen: { get(key: string): number | undefined; set(key: string, position: number): unknown }
}

/** The texts of a row: its cells by column, overlaid with corrections. */
export function textsOf({ cells, corrections }: Pick<ReadRow, 'cells' | 'corrections'>, mapping: Readonly<Record<string, number>>): Record<string, string> {
  const read = Object.entries(mapping).map(([name, at]) => [name, (cells[at] ?? '').slice(0, 10_000)])
  return { ...Object.fromEntries(read), ...corrections }
}

/** Validates rows by themselves, against each other, and against existing data. */
export async function validateRows(db: Database, rows: readonly ReadRow[], judging: RowValidation): Promise<ValidatedRow[]> {
  const { kind, centerId, mapping, seen, organizations } = judging
  const judged = rows.map((row): ValidatedRow & { position: number } => {
    const texts = textsOf(row, mapping)
    const { kept, faults: found } = checkRow(kind, texts, 'nl')
    const faults: ValidatedRow['faults'] = Object.fromEntries(Object.entries(found).map(([name, { code }]) => [name, { code }]))
    return { id: row.id, position: row.position, texts, kept, faults, outcome: 'new', choice: 'add', matchId: null, matchBy: null, matchName: null }
  })
  const people = await knownPeople(
    db,
    centerId,
    judged.flatMap(({ kept }) => (kind === 'users' ? kept['email'] : kept['contactEmail']) ?? []),
  )
  const towns = await townsOf(
    db,
    centerId,
    judged.flatMap(({ kept }) => (kept['postcode'] && !kept['city'] ? [kept['postcode']] : [])),
  )
  for (const row of judged) {
    for (const [field, key] of keysOf(kind, row.kept)) {
      const first = seen.get(key)
      if (first === undefined) seen.set(key, row.position)
      else if (first !== row.position) row.faults[field] ??= { code: 'twice', row: first }
    }
    if (kind === 'users') judgePerson(row, people, organizations)
    else judgeOrganization(row, people, organizations, towns)
    if (Object.keys(row.faults).length > 0) Object.assign(row, { outcome: 'bad', choice: 'skip' })
  }
  return judged
}

type People = Awaited<ReturnType<typeof knownPeople>>

function judgePerson(row: ValidatedRow, people: People, organizations: KnownOrganizations): void {
  const { kept, faults } = row
  if (kept['organization']) {
    const organization = organizations.named(kept['organization'])
    if (organization) kept['organizationId'] = organization.id
    else faults['organization'] ??= { code: 'no_organization' }
  }
  const person = people.get(kept['email'] ?? '')
  if (!person) return
  if (!person.here || person.status === 'archived') faults['email'] ??= { code: 'taken' }
  else {
    const fills = person.open && !person.hasPhone && kept['phone'] !== undefined
    Object.assign(row, { outcome: 'exists', choice: fills ? 'update' : 'skip', matchId: person.id, matchBy: 'email', matchName: person.name })
  }
}

function judgeOrganization(row: ValidatedRow, people: People, organizations: KnownOrganizations, towns: ReadonlyMap<string, string>): void {
  const { kept, faults } = row
  if (kept['postcode'] && !kept['city']) {
    const town = towns.get(kept['postcode'].slice(0, 4))
    if (town) kept['city'] = town
  }
  const match = organizations.find(kept)
  const contact = people.get(kept['contactEmail'] ?? '')
  if (!match && contact && (!contact.here || contact.status === 'archived')) faults['contactEmail'] ??= { code: 'taken' }
  if (!match && kept['postcode'] && !kept['city']) faults['city'] ??= { code: 'no_city' }
  if (!match) return
  const { empty, id, name } = match.organization
  const fills = Object.keys(kept).some((field) => empty.has(field)) || (empty.has('address') && (kept['city'] ?? kept['postcode']) !== undefined)
  const choice = fills && match.by !== 'near_name' ? 'update' : 'skip'
  Object.assign(row, { outcome: 'exists', choice, matchId: id, matchBy: match.by, matchName: name })
}

/** The keys that must be unique in a list, with their fields. */
export function keysOf(kind: ImportKind, kept: Readonly<Record<string, string>>): [field: string, key: string][] {
  if (kind === 'users') return kept['email'] ? [['email', `email ${kept['email']}`]] : []
  const keys: [string, string][] = []
  if (kept['kvkNumber']) keys.push(['kvkNumber', `kvk ${kept['kvkNumber']}`])
  if (kept['name']) keys.push(['name', `name ${kept['name'].toLowerCase()} ${kept['postcode'] ?? ''}`])
  return keys
}

/** The town of each known postcode. */
async function townsOf(db: Database, centerId: string, postcodes: readonly string[]): Promise<Map<string, string>> {
  if (postcodes.length === 0) return new Map()
  const digits = [...new Set(postcodes.map((postcode) => postcode.slice(0, 4)))]
  const [rows] = await db.read(centerId, [
    { name: 'towns_of_postcodes', text: 'select postcode4, name from places where postcode4 = any($1::text[])', values: [digits] },
  ])
  return new Map(rows!.map(([digits, town]) => [digits!, town!]))
}
