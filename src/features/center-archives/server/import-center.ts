import { randomUUID } from 'node:crypto'
import { type CopiedTable, readableTable, tablesOfCenters } from '#kernel/db/server/center-copy/center-tables.ts'
import { type Load, loadRows } from '#kernel/db/server/center-copy/load-rows.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { newestMigration } from '#kernel/db/server/migrate.ts'
import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import type { KeyRing } from '#kernel/encryption/server/field-keys.ts'
import { type About, ArchiveFault, keyRingOf, lineShape } from './archive-format.ts'
import { leftOutColumns, leftOutTables } from './left-out.ts'
import { meetPeople, type People } from './meet-people.ts'
import { parsed, readArchive } from './read-archive.ts'
import { formerPeople, tablesOfPlatform } from './read-center.ts'

/** What was imported, by table, and how many people wait for what. */
export type ImportedCenter = { center: About['center']; rows: number; toSetPassword: number; toJoin: number }

/**
 * Imports an archive into the database of `databaseUrl`, in one transaction: all of it or nothing. Ids stay as they are. Read twice: first to
 * know that every byte is as it was written, then to write.
 * @throws {ArchiveFault} with what to do, when nothing of it can be imported; then nothing was written
 */
export async function importCenter({ databaseUrl, path, passphrase }: { databaseUrl: string; path: string; passphrase: string }): Promise<ImportedCenter> {
  const { about, manifest } = await readArchive(path, passphrase, { begin: async (first) => refuseOtherVersion(first) })
  const tables = Object.keys(manifest.tables)
  const loaded = tables.filter((name) => name !== formerPeople)
  return await loadRows(databaseUrl, [...new Set([...loaded, 'center_arrivals', 'audit_events'])], async (load) => {
    await refuseKnownCenter(load, about)
    const known = await columnsOf(load, loaded)
    const people = await meetPeople(load)
    const ring = keyRingOf(passphrase, about.id)
    const counts: Record<string, number> = {}
    const files = new Map<string, Buffer>()
    await readArchive(path, passphrase, {
      visit: async ({ name, bytes }) => {
        const table = /^tables\/([a-z_]+)\//.exec(name)?.[1]
        if (!table) return void files.set(name, bytes)
        const lines = bytes.toString().split('\n').filter(Boolean)
        counts[table] = (counts[table] ?? 0) + lines.length
        if (table === formerPeople)
          return await people.addFormer(
            lines.map((line) => String(parsed(lineShape, line).row['id'])),
            about.center.id,
          )
        await addLines(load, lines, { table: known.get(table)!, centerId: about.center.id, ring, people, files })
        files.clear()
      },
    })
    for (const [table, n] of Object.entries(manifest.tables))
      if ((counts[table] ?? 0) !== n) throw new ArchiveFault(`The archive is damaged: ${table} has ${counts[table] ?? 0} of ${n} rows. Make another one.`)
    const rows = Object.values(counts).reduce((sum, n) => sum + n, 0)
    await load.add(
      'audit_events',
      ['volunteer_center_id', 'id', 'action', 'subject_type', 'subject_id', 'to_state', 'at'],
      [
        JSON.stringify({
          volunteer_center_id: about.center.id,
          id: randomUUID(),
          action: 'center.imported',
          subject_type: 'volunteer_centers',
          subject_id: about.center.id,
          to_state: String(rows),
          at: new Date().toISOString(),
        }),
      ],
    )
    return { center: about.center, rows, ...people.waiting() }
  })
}

function refuseOtherVersion({ migration }: About): void {
  const own = newestMigration()
  if (migration === own) return
  const [is, todo] =
    migration > own
      ? ['a newer', 'Install the version that made it, or a newer one, then import.']
      : [
          'an older',
          'Bring the installation that it comes from to this version and export there again; or import it with the version that made it, then upgrade.',
        ]
  throw new ArchiveFault(`The archive was made by ${is} version: its database is at ${migration}, and this one is at ${own}. ${todo}`)
}

async function refuseKnownCenter({ ask }: Load, { center: { id, slug, name } }: About): Promise<void> {
  const [found] = await ask(`select name from volunteer_centers where id = '${id}' or slug = '${slug.replaceAll("'", "''")}'`)
  if (found)
    throw new ArchiveFault(
      `The center ${name} (${slug}) is here already. An import never changes a center that exists: remove that one first, or import into an empty database.`,
    )
}

/** The tables of the archive as they are here, each with the columns that are imported. */
async function columnsOf({ ask }: Load, names: readonly string[]): Promise<Map<string, CopiedTable>> {
  const own = (await tablesOfCenters(ask)).filter(({ name }) => !(name in leftOutTables) && !(tablesOfPlatform as readonly string[]).includes(name))
  const platform: CopiedTable[] = []
  for (const name of tablesOfPlatform) platform.push(await readableTable(ask, name))
  const known = new Map([...own, ...platform].map((table) => [table.name, table]))
  const strange = names.find((name) => !known.has(name))
  if (strange !== undefined) throw new ArchiveFault(`The archive has a table that is not known here: ${strange}. It was not made by this product.`)
  return known
}

type Adding = { table: CopiedTable; centerId: string; ring: KeyRing; people: People; files: ReadonlyMap<string, Buffer> }

async function addLines(load: Load, lines: readonly string[], { table, centerId, ring, people, files }: Adding): Promise<void> {
  const columns = table.columns.filter(({ name, kind }) => {
    const left = leftOutColumns[`${table.name}.${name}`]
    return (!left || left.fresh || name === 'home_center_id') && kind !== 'object'
  })
  const rows: string[] = []
  for (const line of lines) {
    const { row, encrypted = {}, files: named = {} } = parsed(lineShape, line)
    refuseOtherCenter(table.name, row, centerId)
    const changed: Record<string, unknown> = {}
    for (const { name, refersTo } of columns) {
      const left = leftOutColumns[`${table.name}.${name}`]
      if (left?.fresh) changed[name] = left.fresh()
      if (refersTo === 'users' && typeof row[name] === 'string') changed[name] = await people.idOf(row[name])
    }
    for (const [name, value] of Object.entries(encrypted)) {
      const place = { centerId, column: `${table.name}.${name}` }
      changed[name] = encryptText(decryptText(value, place, ring), place)
    }
    for (const [name, file] of Object.entries(named)) {
      const bytes = files.get(file)
      if (!bytes) throw new ArchiveFault(`The archive is damaged: ${file} is not where it is named. Make another one.`)
      changed[name] = `\\x${bytes.toString('hex')}`
    }
    if (table.name === 'users') Object.assign(changed, await people.arrive(row, centerId))
    rows.push(withChanges(line, changed))
  }
  await load.add(
    table.name,
    columns.map(({ name }) => name),
    rows,
    sharedTables.includes(table.name) ? 'do nothing' : undefined,
  )
}

/** Rows that another center of the same site may have brought already. */
const sharedTables = ['tenants', 'tenant_hosts']

/** The row as its line has it, byte by byte, with some values replaced: of two of one name the later counts. */
function withChanges(line: string, changed: Record<string, unknown>): string {
  const row = rowTextOf(line)
  if (Object.keys(changed).length === 0) return row
  return `${row.slice(0, -1)},${jsonText(changed).slice(1)}`
}

/** The text of `row` in a line, which the writer put first: numbers in it may have more digits than JavaScript keeps. */
function rowTextOf(line: string): string {
  const start = '{"row":'
  let depth = 0
  let isText = false
  for (let at = start.length; at < line.length; at += 1) {
    const sign = line[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{') depth += 1
    else if (sign === '}' && (depth -= 1) === 0) return line.slice(start.length, at + 1)
  }
  throw new ArchiveFault('The archive is damaged: a row is not whole. Make another one.')
}

/** An archive brings one center and nothing that reaches further, whoever wrote it. */
function refuseOtherCenter(table: string, row: Record<string, unknown>, centerId: string): void {
  const of =
    table === 'volunteer_centers'
      ? row['id']
      : table === 'tenant_hosts'
        ? row['center_id']
        : table === 'users' || table === 'tenants'
          ? centerId
          : row['volunteer_center_id']
  if (of !== centerId) throw new ArchiveFault(`The archive has a row of ${table} that belongs to another center. It was not made by this product.`)
}
