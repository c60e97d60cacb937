import { faultWords } from '#features/imports/columns/column-words.ts'
import { mapEntriesKind } from '#features/imports/map-entries/map-entries.ts'
import type { CheckedRow, Fail, Matching, ServerKind, Texts, ValidatedRow } from '#features/imports/kind/server/server-kind.ts'
import { maybeTheSame } from '#features/imports/model/states.ts'
import { locate } from '#features/places/server/locate.ts'
import { monthsUntilStale } from '#features/social-map/model/codes.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { missingIn } from '#features/social-map/model/missing-in.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { applyMapEntries } from './apply-map-entries.ts'
import { entryInput } from './entry-input.ts'
import { KnownMapEntries } from './known-map-entries.ts'
import { undoMapEntries } from './undo-map-entries.ts'

export const mapEntriesOnServer: ServerKind = {
  ...mapEntriesKind,
  judge: judgeEntry,
  match: matchEntries,
  writesOn: 'center',
  apply: applyMapEntries,
  undo: undoMapEntries,
}

function judgeEntry({ kept }: CheckedRow, _texts: Texts, fail: Fail): void {
  const { checkedOn, minAge, maxAge } = kept
  const isPlaced = kept['street'] || kept['houseNumber']
  if (isPlaced && !kept['city'] && !kept['postcode']) fail('city', 'blank', faultWords.city)
  if (minAge && maxAge && Number(maxAge) < Number(minAge)) fail('maxAge', 'ages_turned_around', faultWords.agesTurnedAround)
  if (!checkedOn) return
  if (checkedOn > today()) fail('checkedOn', 'invalid', faultWords.checkedLater)
  else if (checkedOn <= addMonths(today(), -monthsUntilStale)) fail('checkedOn', 'invalid', faultWords.checkedTooLong)
}

/** Recognises entries by their names, finds the organization and the place, and checks what an entry on the map needs. */
async function matchEntries(db: Database, rows: readonly ValidatedRow[], matching: Matching): Promise<void> {
  const known = await once(matching, 'map entries', async () => await KnownMapEntries.load(db, matching.centerId))
  for (const row of rows) {
    nameOrganization(row, matching)
    await findPlace(db, row, matching)
    const match = known.find(row.kept)
    if (match) {
      const { id, name, empty } = match.entry
      const given = Object.keys({ ...entryInput(row.kept), ...(row.kept['organizationId'] && { organization: true }) })
      const choice = given.some((field) => empty.has(field)) && !maybeTheSame.includes(match.by) ? 'update' : 'skip'
      Object.assign(row, { outcome: 'exists', choice, matchId: id, matchBy: match.by, matchName: name })
    } else if (row.kept['checkedOn']) judgeGaps(row)
  }
}

function judgeGaps({ kept, faults }: ValidatedRow): void {
  const { shortDescription = '', themes = [], services = [] } = entryInput(kept) as ReturnType<typeof entryInput> & { themes?: unknown[] }
  for (const field of missingIn({ shortDescription, themes, services })) faults[field] ??= { code: 'blank', words: sayInAll(faultWords.neededOnMap) }
}

function nameOrganization({ kept, faults }: ValidatedRow, { organizations }: Matching): void {
  const named = kept['organization']
  if (!named) return
  const found = organizations.identify(named)
  if ('organization' in found) kept['organizationId'] = found.organization.id
  else if ('several' in found) faults['organization'] ??= { code: 'no_organization', words: sayInAll(faultWords.severalOrganizations) }
  else {
    const words = found.unknown === null ? sayInAll(faultWords.noOrganization) : sayInAll(faultWords.noOrganizationBut, { name: found.unknown })
    faults['organization'] ??= { code: 'no_organization', words }
  }
}

async function findPlace(db: Database, { kept, faults }: ValidatedRow, matching: Matching): Promise<void> {
  const { postcode = null, city = '' } = kept
  if (postcode === null && city === '') return
  const { centerId } = matching
  const found = await once(matching, `place ${postcode} ${city}`, async () =>
    db.inCenter(centerId, async (tx) => await locate(tx, centerId, { postcode, city })),
  )
  if (!found) faults['city'] ??= { code: 'unknown_place', words: sayInAll(errorWords.unknown_place) }
}

/** An answer that holds for the whole list is looked up once. */
async function once<T>({ answers }: Matching, question: string, find: () => Promise<T>): Promise<T> {
  const known = answers.get(question) ?? find()
  answers.set(question, known)
  return (await known) as T
}
