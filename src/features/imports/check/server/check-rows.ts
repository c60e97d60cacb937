import { jsonText } from '#kernel/db/server/json-text.ts'
import { setImmediate as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { KnownOrganizations, namedEntries } from '#features/imports/kind/server/known-entries.ts'
import type { ValidatedRow } from '#features/imports/kind/server/server-kind.ts'
import { kinds } from '#features/imports/kinds/kinds.ts'
import type { importRow } from '#features/imports/model/import.ts'
import { messages } from '#features/imports/model/messages.ts'
import { type ImportKey, recordProgress } from '#features/imports/model/server/import-run.ts'
import type { ImportKind, MatchReason, RowChoice, RowOutcome } from '#features/imports/model/states.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { ordinaryText } from '#kernel/fields/normal-text.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Checked, UpdateOf } from '#kernel/jsonapi/input.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkRow } from './check-row.ts'
import { type ReadRow, textsOf, validateRows } from './validate-rows.ts'

/** Rows that need attention come first: invalid, then existing, then new ones. */
const sequence = sql.raw(`case j.outcome when 'bad' then 0 when 'exists' then 1000000 else 2000000 end + r.position`)

/** Saves the result of validation. `isMoved`: rows may change their order, since nobody is looking at them yet. */
async function writeValidated(tx: Tx, rows: readonly ValidatedRow[], { isMoved }: { isMoved: boolean }): Promise<void> {
  await sql`update import_rows r set texts = j.texts, kept = j.kept, faults = j.faults, warnings = j.warnings, keys = j.keys, outcome = j.outcome, choice = j.choice,
      match_id = j."matchId", match_by = j."matchBy", match_name = j."matchName", sequence = case when ${isMoved} then ${sequence} else r.sequence end
    from jsonb_to_recordset(${jsonText(rows)}::jsonb) as j (id uuid, texts jsonb, kept jsonb, faults jsonb, warnings jsonb, keys text[], outcome text, choice text,
      "matchId" uuid, "matchBy" text, "matchName" text)
    where r.id = j.id`.execute(tx)
}

/** Rows that are validated before other work gets its turn. */
const batch = 100

/**
 * Validates every row of an import, so that it can be reviewed before anything happens. Keeps the import's problem, which says why it is
 * validated again.
 */
export async function checkRows(db: Database, key: ImportKey): Promise<void> {
  const { centerId, importId } = key
  const {
    kind,
    mapping,
    row_count: count,
  } = await db.inCenter(
    centerId,
    async (tx) => await tx.selectFrom('imports').select(['kind', 'mapping', 'row_count']).where('id', '=', importId).executeTakeFirstOrThrow(),
  )
  const organizations = await KnownOrganizations.load(db, centerId)
  const seen = new Map<string, number>()
  const answers = new Map<string, Promise<unknown>>()
  for (let after = 0; after < count; after += batch) {
    const rows = await db.inCenter(
      centerId,
      async (tx) =>
        await tx
          .selectFrom('import_rows')
          .select(['id', 'position', 'cells', 'corrections', 'refusal'])
          .where('import_id', '=', importId)
          .where('position', '>', after)
          .where('position', '<=', after + batch)
          .orderBy('position')
          .execute(),
    )
    const judged = await validateRows(db, rows, { kind, centerId, importId, mapping, organizations, seen, answers })
    await db.inCenter(centerId, async (tx) => await writeValidated(tx, judged, { isMoved: true }))
    if (after % 1000 === 0) await recordProgress(db, key, 0.5 + after / count / 2)
    await pause()
  }
  await db.inCenter(centerId, async (tx) => {
    await sql`update imports set status = 'ready', progress = 100 where id = ${importId} and status = 'reading'`.execute(tx)
  })
}

type Row = ReadRow & { import_id: string; outcome: RowOutcome; match_by: MatchReason | null }
const rowColumns = ['id', 'import_id', 'position', 'cells', 'corrections', 'refusal', 'outcome', 'match_by'] as const
type List = { status: string; kind: ImportKind; mapping: Record<string, number> }

/** PATCH /import_rows/{id}: corrections of its cells, and what to do with the row. It keeps its place in the order. */
export const correctRow: Verb<Checked<UpdateOf<typeof importRow>, (typeof importRow)['attributes']>> = async ({ tx, db, id, centerId, input, locale }) => {
  const row = await tx.selectFrom('import_rows').select(rowColumns).where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('import_rows', id)
  const list = await tx.selectFrom('imports').select(['status', 'kind', 'mapping']).where('id', '=', row.import_id).forUpdate().executeTakeFirstOrThrow()
  if (list.status !== 'ready') throw new Refused('invalid_transition', { meta: { from: list.status } })
  const { texts, choice } = input
  let now: Row = row
  if (texts !== undefined) {
    const typed = textsIn(texts, list.kind)
    if (!typed) throw new Invalid([{ code: 'invalid', attribute: 'texts', detail: say(locale, messages.invalidTexts) }])
    now = { ...row, corrections: { ...row.corrections, ...typed }, refusal: null }
    await sql`update import_rows set corrections = ${jsonText(now.corrections)}, refusal = null where id = ${id}`.execute(tx)
    await judgeAgain(tx, db, centerId, list, now)
    const judged = await tx.selectFrom('import_rows').select(['outcome', 'match_by']).where('id', '=', id).executeTakeFirstOrThrow()
    now = { ...now, ...judged }
  }
  if (choice !== undefined && !allows(list.kind, now, choice)) throw new Invalid([{ code: 'inclusion', attribute: 'choice' }])
  if (choice !== undefined) await sql`update import_rows set choice = ${choice} where id = ${id}`.execute(tx)
  return id
}

/** What can be done with a row. One that certainly exists already cannot be added again. */
function allows(kind: ImportKind, { outcome, match_by: by }: Pick<Row, 'outcome' | 'match_by'>, choice: RowChoice): boolean {
  if (choice === 'skip') return true
  if (outcome === 'bad') return false
  if (outcome === 'new') return choice === 'add'
  return choice === 'update' || (by !== null && kinds[kind].unsure.includes(by))
}

function textsIn(given: unknown, kind: ImportKind): Record<string, string> | null {
  const entries = namedEntries(given)
  if (!entries?.every(([name, text]) => Object.hasOwn(kinds[kind].columns, name) && typeof text === 'string' && text.length <= 10_000)) return null
  return Object.fromEntries(entries.map(([name, text]) => [name, ordinaryText(String(text)).trim()]))
}

/** Validates the row again, and the rows that were faulty because they were its duplicates. */
async function judgeAgain(tx: Tx, db: Database, centerId: string, { kind, mapping }: List, row: Row): Promise<void> {
  const organizations = await KnownOrganizations.load(db, centerId)
  const answers = new Map<string, Promise<unknown>>()
  const others = await tx
    .selectFrom('import_rows')
    .select(rowColumns)
    .where('import_id', '=', row.import_id)
    .where('outcome', '=', 'bad')
    .where('id', '<>', row.id)
    .where(sql<boolean>`exists (select from jsonb_each(faults) f where (f.value->>'row')::integer = ${row.position})`)
    .orderBy('position')
    .limit(50)
    .execute()
  for (const one of [row, ...others]) {
    const seen = await firstRows(tx, one, kinds[kind].keysOf(checkRow(kind, textsOf(one, mapping), 'nl').kept))
    const judged = await validateRows(db, [one], { kind, centerId, importId: row.import_id, mapping, organizations, seen, answers })
    await writeValidated(tx, judged, { isMoved: false })
  }
}

/** The first other row of the list with the same key. */
async function firstRows(tx: Tx, { import_id, position }: Row, keys: readonly [field: string, key: string][]): Promise<Map<string, number>> {
  const seen = new Map<string, number>()
  for (const [, key] of keys) {
    const { rows } = await sql<{ position: number }>`select position from import_rows
      where import_id = ${import_id} and position <> ${position} and keys @> array[${key}] and not faults @? '$.*.row' order by position limit 1`.execute(tx)
    if (rows[0]) seen.set(key, rows[0].position)
  }
  return seen
}
