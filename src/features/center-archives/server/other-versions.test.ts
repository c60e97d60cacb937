import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test } from 'vitest'
import { allTables } from '#kernel/db/server/center-copy/center-tables.ts'
import { newestMigration } from '#kernel/db/server/migrate.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { aboutName, ArchiveFault, archiveFormat } from './archive-format.ts'
import { importCenter } from './import-center.ts'
import { type ArchivePart, readArchive } from './read-archive.ts'
import { archiveFolder, exportOf } from './testing.ts'
import { writeArchive } from './write-archive.ts'

const source = await freshDatabase(twoTowns)
const target = await freshDatabase()
const folder = archiveFolder()
const made = await exportOf(source, id.center('demo'), { folder, userId: null })
const own = newestMigration()
const older = '0001_baseline'
const newer = '9999_what_is_to_come'

/** The archive as another version would have written it: whole, and the same but for what it says of its version. */
async function madeBy({ migration = own, format = archiveFormat }: { migration?: string; format?: number }): Promise<string> {
  const parts: ArchivePart[] = []
  const { about, manifest } = await readArchive(made.path, made.passphrase, { visit: async (part) => void parts.push(part) })
  const pieces: Buffer[] = []
  await writeArchive(made.passphrase, {
    migration,
    take: async (piece) => void pieces.push(piece),
    fill: async (writer) => {
      await writer.add(aboutName, Buffer.from(JSON.stringify({ ...about, format, migration })))
      for (const { name, bytes } of parts) await writer.add(name, bytes)
      return manifest.tables
    },
  })
  const path = join(folder, `${migration}-${format}.tar.gz.age`)
  writeFileSync(path, Buffer.concat(pieces))
  return path
}

/** How many rows each table has, for every table of the product. */
async function counts(): Promise<object> {
  const owner = new pg.Client(target.config.databaseUrl)
  await owner.connect()
  try {
    const names = await allTables(async (text) => (await owner.query<object>(text)).rows)
    return (await owner.query<object>(`select ${names.map((name) => `(select count(*)::integer from "${name}") as "${name}"`).join(', ')}`)).rows[0]!
  } finally {
    await owner.end()
  }
}

const imported = async (path: string) => await importCenter({ databaseUrl: target.config.databaseUrl, path, passphrase: made.passphrase })
const refusal = async (path: string) =>
  await imported(path).then(
    () => 'imported',
    (error: Error) => (error instanceof ArchiveFault ? error.message : Promise.reject(error)),
  )

test.each([
  {
    which: 'an older version',
    archive: { migration: older },
    says: `The archive was made by an older version: its database is at ${older}, and this one is at ${own}. Bring the installation that it comes from to this version and export there again; or import it with the version that made it, then upgrade.`,
  },
  {
    which: 'a newer version',
    archive: { migration: newer },
    says: `The archive was made by a newer version: its database is at ${newer}, and this one is at ${own}. Install the version that made it, or a newer one, then import.`,
  },
  {
    which: 'a version that writes archives in another way',
    archive: { migration: newer, format: archiveFormat + 1 },
    says: `The archive has format ${archiveFormat + 1}, and this version reads format ${archiveFormat}. Import it with the version that made it, or export again from this one.`,
  },
])('an archive of $which is refused before anything is written, with what to do', async ({ archive, says }) => {
  const before = await counts()
  expect(await refusal(await madeBy(archive))).toBe(says)
  expect(await counts()).toEqual(before)
})

test('the same archive of this version is imported', async () => {
  expect(await imported(await madeBy({}))).toMatchObject({ center: { id: id.center('demo') } })
})
