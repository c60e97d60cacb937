import { sql } from 'kysely'
import { callOf, faultsIn } from '#features/imports/kind/server/by-verbs.ts'
import type { Applying, ImportedRow } from '#features/imports/kind/server/server-kind.ts'
import { ImportChanged } from '#features/imports/model/server/import-run.ts'
import type { Made } from '#features/imports/model/server/tables.ts'
import { errorWords } from '#features/social-map/model/error-words.ts'
import { missingIn } from '#features/social-map/model/missing-in.ts'
import { submitFromList } from '#features/social-map/transitions/server/change-status.ts'
import { createEntry, updateEntry } from '#features/social-map/writing/server/write-entry.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { HttpError } from '#kernel/http/errors.ts'
import { columnOf, entryInput } from './entry-input.ts'
import { fillable, type Fillable, KnownMapEntries } from './known-map-entries.ts'

/** The entries as they were under the lock, by import: its rows come in batches. */
const loaded = new WeakMap<Applying, KnownMapEntries>()

/**
 * Adds entries, and fills in empty fields of those that exist, through the same verbs as the editor. What a verb refuses is collected and becomes
 * a fault at its cell; then nothing of the list is kept. Of an entry that exists the day of its last check stays.
 */
export async function applyMapEntries(tx: Tx, db: Database, applying: Applying, rows: readonly ImportedRow[]): Promise<Map<string, Made>> {
  const known = loaded.get(applying) ?? (await KnownMapEntries.load(db, applying.scene.context.center.id))
  loaded.set(applying, known)
  const made = new Map<string, Made>()
  for (const row of rows) {
    if ((known.find(row.kept)?.entry.id ?? null) !== row.match_id) throw new ImportChanged()
    try {
      made.set(row.id, row.choice === 'add' ? await add(tx, db, applying, row) : await fill(tx, db, applying, row))
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error
      applying.refusals.set(row.id, faultsIn(error, columnOf, errorWords))
    }
  }
  await keepVersions(tx, made)
  return made
}

async function add(tx: Tx, db: Database, applying: Applying, { kept }: ImportedRow): Promise<Made> {
  const call = callOf(tx, db, applying)
  const { organizationId, checkedOn = null } = kept
  const input = entryInput(kept) as ReturnType<typeof entryInput> & { themes?: unknown[] }
  const entryId = (await createEntry({ ...call, input: input as never, related: { ...(organizationId && { organization: organizationId }) } })) as string
  const { shortDescription = '', themes = [], services = [] } = input
  // What is not complete is a draft, unless it says that somebody checked it: then what is missing is told.
  if (checkedOn !== null || missingIn({ shortDescription, themes, services }).length === 0) await submitFromList({ ...call, id: entryId }, checkedOn)
  return { entryId }
}

type Json = Record<string, unknown>

/** Fills in what is empty, and changes nothing else. */
async function fill(tx: Tx, db: Database, applying: Applying, { kept, match_id: entryId }: ImportedRow): Promise<Made> {
  const [row] = await rowsOf(
    tx,
    { entry: shown.json<Json>()('to_jsonb(e)') },
    (columns) => sql`select ${columns} from social_map_entries e where e.id = ${entryId} for update`,
  )
  if (!row) throw new ImportChanged()
  const isEmpty = (name: string) => {
    const value = Object.hasOwn(fillable, name) ? row.entry[fillable[name as Fillable][0]] : true
    return value === null || value === '' || (Array.isArray(value) && value.length === 0)
  }
  const input = Object.fromEntries(Object.entries(entryInput(kept)).filter(([name]) => Object.hasOwn(fillable, name) && isEmpty(name)))
  const { organizationId } = kept
  const related = { ...(organizationId && isEmpty('organization') && { organization: organizationId }) }
  const filled = [...Object.keys(input), ...Object.keys(related)] as Fillable[]
  if (filled.length > 0) await updateEntry({ ...callOf(tx, db, applying), id: entryId!, input: input as never, related })
  return { entryId: entryId!, before: Object.fromEntries(filled.map((name) => [fillable[name][0], row.entry[fillable[name][0]]])) }
}

/** The versions that the undo compares with. */
async function keepVersions(tx: Tx, made: Map<string, Made>): Promise<void> {
  const ids = [...made.values()].map(({ entryId }) => entryId!)
  const rows = await rowsOf(
    tx,
    { id: shown.text('id'), version: shown.number('lock_version') },
    (columns) => sql`select ${columns} from social_map_entries where id = any(${ids}::uuid[])`,
  )
  const versions = new Map(rows.map(({ id, version }) => [id, version]))
  for (const [rowId, one] of made) made.set(rowId, { ...one, version: versions.get(one.entryId!)! })
}
