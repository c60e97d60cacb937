import { type CopiedTable, readableTable, tablesOfCenters } from '#kernel/db/server/center-copy/center-tables.ts'
import type { Snapshot } from '#kernel/db/server/center-copy/snapshot.ts'
import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import type { KeyRing } from '#kernel/encryption/server/field-keys.ts'
import type { ByteStore } from '#kernel/storage/server/byte-store.ts'
import { tablePart } from './archive-format.ts'
import { leftOutColumns, leftOutTables } from './left-out.ts'
import type { ArchiveWriter } from './write-archive.ts'

/** A table of an archive, and which of its rows. */
export type ArchivedTable = CopiedTable & { where: string }

/** Tables that a center may read in part alone, in the order in which they come. */
export const tablesOfPlatform = ['tenants', 'volunteer_centers', 'tenant_hosts', 'users', 'user_roles'] as const

/** Whose names and addresses are in the archive: those with a role at the center. */
const ofCenterPeople = (centerId: string) => `exists (select from user_roles r where r.user_id = t.id and r.volunteer_center_id = '${centerId}')`

/**
 * The tables of an archive. Those of the center follow from the database catalog; of the platform's come the center itself, its site and its
 * people.
 */
export async function archivedTables(snapshot: Pick<Snapshot, 'ask'>, centerId: string): Promise<ArchivedTable[]> {
  const { ask } = snapshot
  const ofSite = `(select tenant_key from volunteer_centers where id = '${centerId}')`
  const whose: Record<(typeof tablesOfPlatform)[number], string> = {
    tenants: `t.key = ${ofSite}`,
    volunteer_centers: `t.id = '${centerId}'`,
    tenant_hosts: `t.center_id = '${centerId}'`,
    users: ofCenterPeople(centerId),
    user_roles: `t.volunteer_center_id = '${centerId}'`,
  }
  const platform: ArchivedTable[] = []
  for (const name of tablesOfPlatform) platform.push({ ...(await readableTable(ask, name)), where: whose[name] })
  const own = (await tablesOfCenters(ask))
    .filter(({ name }) => !(name in leftOutTables) && !platform.some((table) => table.name === name))
    .map((table) => ({ ...table, where: `t.volunteer_center_id = '${centerId}'` }))
  return [...platform, ...own].map((table) => ({ ...table, columns: table.columns.filter(({ name }) => !(`${table.name}.${name}` in leftOutColumns)) }))
}

/** A part of a table has about so many bytes. */
const partSize = 1 << 20
/** Longer values are files of their own. */
const longestInRow = 1024

type Reading = { centerId: string; /** The keys inside the archive. */ ring: KeyRing; /** Where the bytes of rows lie. */ bytes: Pick<ByteStore, 'get'> }

/** Adds every row of the center to the archive, table after table. @returns how many rows each has */
export async function readCenter(snapshot: Snapshot, reading: Reading, writer: ArchiveWriter): Promise<Record<string, number>> {
  const { centerId } = reading
  const tables = await archivedTables(snapshot, centerId)
  const counts: Record<string, number> = {}
  for (const table of tables) counts[table.name] = await addTable(snapshot, reading, table, writer)
  counts[formerPeople] = await addFormerPeople(snapshot, centerId, tables, writer)
  return counts
}

async function addTable(snapshot: Snapshot, { centerId, ring, bytes: store }: Reading, table: ArchivedTable, writer: ArchiveWriter): Promise<number> {
  const encrypted = table.columns.filter(({ kind }) => kind === 'encrypted')
  const bytes = table.columns.filter(({ kind }) => kind === 'bytes')
  const part = openPart(writer, table.name)
  let rows = 0
  // A row with files may have megabytes.
  for await (const [row, ...others] of snapshot.rows(selectOf(table), bytes.length > 0 ? 1 : 200)) {
    const sealed = Object.fromEntries(
      encrypted.flatMap(({ name }, at) => {
        const place = { centerId, column: `${table.name}.${name}` }
        const value = others[at]
        return value ? [[name, encryptText(decryptText(value, place), place, ring)]] : []
      }),
    )
    const files: Record<string, string> = {}
    for (const [at, { name }] of bytes.entries()) {
      const value = others[encrypted.length + at]
      if (!value) continue
      files[name] = `files/${table.name}/${rows}.${name}`
      await writer.add(files[name], Buffer.from(value, 'base64'))
    }
    const key = others[encrypted.length + bytes.length]
    if (key) {
      files['content'] = `files/${table.name}/${rows}.content`
      await writer.add(files['content'], await store.get({ content: null, object_key: key }))
    }
    await part.add(lineOf(row!, sealed, files))
    rows += 1
  }
  await part.end()
  return rows
}

function selectOf({ name, columns, where }: ArchivedTable): string {
  const plain = columns
    .filter(({ kind }) => kind === 'plain' || kind === 'bytes')
    .map((column) =>
      column.kind === 'bytes'
        ? `case when octet_length(t."${column.name}") <= ${longestInRow} then t."${column.name}" end as "${column.name}"`
        : `t."${column.name}"`,
    )
  const encrypted = columns.filter(({ kind }) => kind === 'encrypted').map((column) => `t."${column.name}"::text`)
  const bytes = columns
    .filter(({ kind }) => kind === 'bytes')
    .map((column) => `case when octet_length(t."${column.name}") > ${longestInRow} then encode(t."${column.name}", 'base64') end`)
  const objects = columns.filter(({ kind }) => kind === 'object').map((column) => `t."${column.name}"`)
  return `select ${[`(select row_to_json(r)::text from (select ${plain.join(', ')}) r)`, ...encrypted, ...bytes, ...objects].join(', ')} from "${name}" t where ${where}`
}

const lineOf = (row: string, encrypted: Record<string, string>, files: Record<string, string>) =>
  `{"row":${row}${ifAny('encrypted', encrypted)}${ifAny('files', files)}}\n`
function ifAny(name: string, values: Record<string, string>): string {
  const text = JSON.stringify(values)
  return text === '{}' ? '' : `,"${name}":${text}`
}

/** Gathers lines into parts of a table. */
function openPart(writer: ArchiveWriter, table: string) {
  let lines: string[] = []
  let size = 0
  let number = 0
  const end = async () => {
    if (lines.length === 0) return
    const bytes = Buffer.from(lines.join(''))
    lines = []
    size = 0
    await writer.add(tablePart(table, (number += 1)), bytes)
  }
  return {
    async add(line: string) {
      lines.push(line)
      size += line.length
      if (size >= partSize) await end()
    },
    end,
  }
}

/** The name under which those who are named by rows, and have no role at the center any more, stand in an archive: their ids alone. */
export const formerPeople = 'former_people'

async function addFormerPeople(snapshot: Snapshot, centerId: string, tables: readonly ArchivedTable[], writer: ArchiveWriter): Promise<number> {
  const columns = tables
    .filter(({ name }) => name !== 'users')
    .flatMap(({ name, columns: all }) => all.filter(({ refersTo }) => refersTo === 'users').map((column) => ({ table: name, column: column.name })))
  const named = columns.map(({ table, column }) => `select "${column}" as id from "${table}" where volunteer_center_id = '${centerId}'`).join(' union ')
  const part = openPart(writer, formerPeople)
  let rows = 0
  for await (const [id] of snapshot.rows(`select t.id from (${named}) t where t.id is not null and not ${ofCenterPeople(centerId)}`, 1000)) {
    await part.add(lineOf(JSON.stringify({ id }), {}, {}))
    rows += 1
  }
  await part.end()
  return rows
}
