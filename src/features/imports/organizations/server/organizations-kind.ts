import { faultWords } from '#features/imports/columns/column-words.ts'
import { knownPeople } from '#features/imports/kind/server/known-entries.ts'
import { readName } from '#features/imports/kind/server/read-name.ts'
import type { CheckedRow, Fail, Matching, ServerKind, Texts, ValidatedRow } from '#features/imports/kind/server/server-kind.ts'
import { undoAccounts } from '#features/imports/kind/server/undo-accounts.ts'
import { organizationsKind } from '#features/imports/organizations/organizations.ts'
import { maybeTheSame } from '#features/imports/model/states.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { applyOrganizations } from './apply-organizations.ts'

export const organizationsOnServer: ServerKind = {
  ...organizationsKind,
  judge: judgeOrganization,
  match: matchOrganizations,
  writesOn: 'platform',
  apply: applyOrganizations,
  undo: undoAccounts,
}

function judgeOrganization({ kept }: CheckedRow, texts: Texts, fail: Fail): void {
  readName(kept, { whole: 'contactName', first: 'contactFirstName', prefix: 'contactPrefix', last: 'contactLastName' })
  const isPlaced = kept['street'] || kept['houseNumber']
  if (isPlaced && !kept['city'] && !kept['postcode']) fail('city', 'blank', faultWords.city)
  if (kept['contactEmail'] && !kept['contactFirstName']) fail('contactFirstName' in texts ? 'contactFirstName' : 'contactName', 'blank', faultWords.contactName)
}

async function matchOrganizations(db: Database, rows: readonly ValidatedRow[], { centerId, organizations }: Matching): Promise<void> {
  const people = await knownPeople(
    db,
    centerId,
    rows.flatMap(({ kept }) => kept['contactEmail'] ?? []),
  )
  const towns = await townsOf(
    db,
    centerId,
    rows.flatMap(({ kept }) => (kept['postcode'] && !kept['city'] ? [kept['postcode']] : [])),
  )
  for (const row of rows) {
    const { kept, faults } = row
    if (kept['postcode'] && !kept['city']) {
      const town = towns.get(kept['postcode'].slice(0, 4))
      if (town) kept['city'] = town
    }
    const match = organizations.find(kept)
    const contact = people.get(kept['contactEmail'] ?? '')
    if (!match && contact && (!contact.here || contact.status === 'archived')) faults['contactEmail'] ??= { code: 'taken', words: sayInAll(faultWords.taken) }
    if (!match && kept['postcode'] && !kept['city']) faults['city'] ??= { code: 'no_city', words: sayInAll(faultWords.city) }
    if (!match) continue
    const { empty, id, name } = match.organization
    const fills = Object.keys(kept).some((field) => empty.has(field)) || (empty.has('address') && (kept['city'] ?? kept['postcode']) !== undefined)
    const choice = fills && !maybeTheSame.includes(match.by) ? 'update' : 'skip'
    Object.assign(row, { outcome: 'exists', choice, matchId: id, matchBy: match.by, matchName: name })
  }
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
