import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { importCenter } from '#features/center-archives/server/import-center.ts'
import { archiveFolder, exportOf } from '#features/center-archives/server/testing.ts'
import { transfersOf } from '#features/organization-transfers/server/testing.ts'
import { ConfigFaults } from '#kernel/config/server/variables.ts'
import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { startObjectServer } from '#kernel/testing/server/object-server.ts'
import { removeLooseObjects } from '#kernel/storage/server/loose-objects.ts'
import { moveIntoRows, moveIntoStorage } from '#kernel/storage/server/move-bytes.ts'
import type { StorageSettings } from '#kernel/storage/server/object-storage.ts'
import { refuseWrongStorage } from '#kernel/storage/server/refuse-wrong-storage.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { neighbour, neighbours } from '#src/testing/neighbours.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'

// Bytes on their way: into the storage and back, out with a center and in again, along with an organization; and what a start refuses.

vi.setConfig({ testTimeout: 120_000 })

const [demo, oldebroek] = [id.center('demo'), id.center('oldebroek')]
const storage = await startObjectServer()
const { config, ...plain } = await freshDatabase(twoTowns)
const opened: Database[] = []
afterAll(async () => void (await Promise.all(opened.map(async (one) => await one.close()))))
afterEach(() => {
  storage.mood = 'works'
  storage.only = null
})

/** The same database, opened with a storage. */
async function withStorage(settings: StorageSettings = storage.settings): Promise<Database> {
  const one = await openDatabase({ ...config, storage: settings })
  opened.push(one)
  return one
}
const db = await withStorage()
const storageOfSite = await startObjectServer()
const app = await startTestApp({ template: neighbours, storage: storageOfSite.settings })
const elsewhere = await startObjectServer()

const pictures = Array.from({ length: 24 }, (_, at) => ({ name: `${100 + at}.webp`, content: randomBytes(20_000 + at) }))
type Row = { name: string; content: Buffer | null; object_key: string | null }
const rowsIn = async (of: Database, center = demo) =>
  await of.inCenter(
    center,
    async (tx) => (await sql<Row>`select name, content, object_key from upload_copies where key = 'moved' order by name`.execute(tx)).rows,
  )
const loose = async () => (await db.asWorker(async (tx) => await sql<{ key: string }>`select key from loose_objects`.execute(tx))).rows.map(({ key }) => key)
/** Each picture as it is read, wherever its bytes are. */
const read = async (of: Database, center = demo) =>
  await Promise.all((await rowsIn(of, center)).map(async (row) => ({ name: row.name, content: await of.bytes.get(row) })))
const inADay = () => new Date(Date.now() + 25 * 3600_000)

beforeAll(async () => {
  for (const center of [demo, oldebroek])
    await plain.inCenter(center, async (tx) => {
      for (const { name, content } of center === demo ? pictures : pictures.slice(0, 2))
        await sql`with sent as (insert into uploads (volunteer_center_id, purpose, pictures, bytes) values (${center}, 'vacancy_image', '[]', 1) returning id)
          insert into upload_copies (volunteer_center_id, upload_id, key, name, content) select ${center}, id, 'moved', ${name}, ${content} from sent`.execute(
          tx,
        )
    })
})

/** `npm run move-files`, in a process of its own. */
function startMoving(args: readonly string[] = []) {
  const { url, region, keyId, secret } = storage.settings
  const child = spawn(process.execPath, ['scripts/move-files.ts', ...args], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      NODE_ENV: 'test',
      DATABASE_URL: config.databaseUrl,
      SECRET_KEY: config.secretKey,
      FILES_S3_URL: url,
      FILES_S3_REGION: region,
      FILES_S3_KEY_ID: keyId,
      FILES_S3_SECRET: secret,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => said.push(String(piece)))
  return { child, done: once(child, 'close').then(([code]) => ({ code: code as number | null, said: said.join('') })) }
}

describe('moving into the storage', () => {
  test('a move that is killed halfway leaves every row with its bytes, and the next one does the rest', async () => {
    const { child, done } = startMoving()
    // What is being put when some are there is never answered.
    await expect.poll(() => storage.keys().length, { timeout: 60_000, interval: 1 }).toBeGreaterThan(2)
    storage.only = 'PUT'
    storage.mood = 'slow'
    child.kill('SIGKILL')
    await done
    storage.mood = 'works'
    const after = await rowsIn(db)
    expect(after.every(({ content, object_key: key }) => (content === null) !== (key === null))).toBe(true)
    expect(await read(db)).toEqual(pictures)

    const { code, said } = await startMoving().done
    expect([code, said]).toEqual([0, expect.stringMatching(/Moved \d+ files, \d+\.\d MB, into the storage\.\n$/)])
    expect((await rowsIn(db)).filter(({ content }) => content !== null)).toEqual([])
    expect(await read(db)).toEqual(pictures)
    expect(await read(db, oldebroek)).toEqual(pictures.slice(0, 2))
    await removeLooseObjects(db, inADay())
    const named = [...(await rowsIn(db)), ...(await rowsIn(db, oldebroek))].map(({ object_key: key }) => key!)
    expect([storage.keys(), await loose()]).toEqual([named.toSorted(), []])
    expect(await moveIntoStorage(db, demo)).toEqual({ rows: 0, bytes: 0 })
  })

  test('without the storage its files are told to be away, and a start says what to set', async () => {
    const [row] = await rowsIn(plain)
    await expect(plain.bytes.get(row!)).rejects.toThrow('none is set (FILES_S3_URL)')
    await expect(refuseWrongStorage(plain, () => {})).rejects.toThrow(/FILES_S3_URL: files of this database lie in a storage/)
  })

  test('all comes back into the database, and then nothing is refused', async () => {
    const { code, said } = await startMoving(['--back']).done
    expect([code, said]).toEqual([0, expect.stringContaining(`Moved ${pictures.length + 2} files`)])
    expect((await rowsIn(plain)).map(({ name, content }) => ({ name, content }))).toEqual(pictures)
    await removeLooseObjects(db, inADay())
    expect(storage.keys()).toEqual([])
    await refuseWrongStorage(plain, () => {})
  })

  test('what the storage gives back otherwise than it was put never takes the place of a row’s bytes', async () => {
    const { objects } = db.bytes
    const damaging: Database = { ...db, bytes: { ...db.bytes, objects: { ...objects!, get: async (key) => (await objects!.get(key)).fill(0, 0, 1) } } }
    await expect(moveIntoStorage(damaging, demo)).rejects.toThrow('is not what was put there')
    expect((await rowsIn(plain)).map(({ name, content }) => ({ name, content }))).toEqual(pictures)
    await removeLooseObjects(db, inADay())
  })

  test('a row that somebody changes or removes meanwhile is left to them', async () => {
    const bytes = await db.bytes.put(demo, [Buffer.from('a'), Buffer.from('b')])
    let isChanged = false
    const busy: Database = {
      ...db,
      bytes: {
        ...db.bytes,
        put: async (...args) => {
          if (!isChanged) {
            isChanged = true
            await plain.inCenter(demo, async (tx) => {
              await sql`update upload_copies set content = 'changed' where name = '100.webp'`.execute(tx)
              await sql`delete from upload_copies where name = '101.webp'`.execute(tx)
            })
          }
          return await db.bytes.put(...args)
        },
      },
    }
    await moveIntoStorage(busy, demo)
    expect(bytes).toHaveLength(2)
    expect((await read(db)).slice(0, 2)).toEqual([{ name: '100.webp', content: Buffer.from('changed') }, pictures[2]])
    await moveIntoRows(db, demo)
    await removeLooseObjects(db, inADay())
  })
})

describe('a start', () => {
  const refused = async (settings: Partial<StorageSettings>) => {
    const one = await withStorage({ ...storage.settings, ...settings })
    return await refuseWrongStorage(one, () => {}).then(
      () => null,
      (error: Error) => ({ isConfig: error instanceof ConfigFaults, message: error.message }),
    )
  }

  test.each([
    ['a key that the storage does not know', { keyId: 'nobody' }, 'InvalidAccessKeyId'],
    ['a wrong secret', { secret: 'guessed' }, 'SignatureDoesNotMatch'],
    ['a bucket that is not there', { url: storage.settings.url.replace(/\/[^/]+$/, '/elsewhere') }, 'NoSuchBucket'],
  ])('%s stops it, with what to look at', async (_what, settings, code) => {
    expect(await refused(settings)).toEqual({
      isConfig: true,
      message: expect.stringMatching(new RegExp(`${code}\\. Check the address with the bucket, FILES_S3_REGION, FILES_S3_KEY_ID and FILES_S3_SECRET\\.`)),
    })
  })

  test('a storage that is away stops nothing: it is told, and the rest works', async () => {
    storage.mood = 'away'
    const told: string[] = []
    await refuseWrongStorage(db, (line) => told.push(line))
    expect(told).toEqual([expect.stringContaining('Everything else works; files do when it is back.')])
  })

  test('without a storage its client is never loaded; with one it is', async () => {
    const child = spawn(process.execPath, [join(import.meta.dirname, 'test-loaded-worker.ts')], { stdio: ['ignore', 'pipe', 'inherit'] })
    let said = ''
    child.stdout.on('data', (piece) => (said += String(piece)))
    await once(child, 'close')
    const { without, more } = JSON.parse(said) as { without: string[]; more: string[] }
    expect([without.includes('fastify'), without.includes('aws4fetch'), more]).toEqual([true, false, ['aws4fetch']])
  })
})

describe('a center that leaves', () => {
  const folder = archiveFolder()

  test('takes the files of its storage along, into a database with a storage of its own', async () => {
    await moveIntoStorage(db, demo)
    const sent = await read(db)
    const archive = await exportOf(db, demo, { folder, userId: null })
    // Its pieces lie in the storage too.
    const pieces = await db.inCenter(
      demo,
      async (tx) => (await sql<{ key: string | null }>`select object_key as key from center_export_parts`.execute(tx)).rows,
    )
    expect(pieces.length).toBeGreaterThan(0)
    expect(storage.keys()).toEqual(expect.arrayContaining(pieces.map(({ key }) => key)))

    const { config: there, ...target } = await freshDatabase()
    const { center } = await importCenter({ databaseUrl: there.databaseUrl, path: archive.path, passphrase: archive.passphrase })
    expect(center.id).toBe(demo)
    expect(await read(target)).toEqual(sent)
    const destination = await openDatabase({ ...there, storage: elsewhere.settings })
    opened.push(destination)
    await moveIntoStorage(destination, demo)
    expect(await read(destination)).toEqual(sent)
    expect(elsewhere.keys()).toHaveLength(sent.length)
    // Theirs are other objects than ours.
    expect(elsewhere.keys().filter((key) => storage.keys().includes(key))).toEqual([])
  })

  test('a file that is removed while its archive is made is still found', async () => {
    const before = await rowsIn(db)
    await db.inSnapshot(demo, async () => {
      await db.inCenter(demo, async (tx) => await sql`delete from upload_copies where name = ${before[0]!.name} and key = 'moved'`.execute(tx))
      await removeLooseObjects(db)
      expect(await db.bytes.get(before[0]!)).toBeInstanceOf(Buffer)
    })
  })

  test('an archive is not made while the storage is away, and says so by failing', async () => {
    storage.only = 'GET'
    storage.mood = 'away'
    await expect(exportOf(db, demo, { folder, userId: null })).rejects.toThrow('The storage of files is not available')
  })
})

describe('an organization that moves to another center', async () => {
  const { request, take, there, here, run } = transfersOf(app)
  const [johan, sanne] = await Promise.all(['beheerder', 'centerbeheerder'].map(here))
  const roos = await there(neighbour.admin)
  const school = id.school('demo')
  const logo = '01930001-0000-7000-8000-0000000000f0'
  const content = randomBytes(5_000)
  const [put] = await app.db.bytes.put(demo, [content])
  await run(
    sql`insert into uploads (volunteer_center_id, id, purpose, alt, pictures, bytes) values (${demo}, ${logo}, 'organization_logo', 'Een brug', '[]', 3)`,
  )
  await run(
    sql`insert into upload_copies (volunteer_center_id, upload_id, key, name, object_key) values (${demo}, ${logo}, 'geheim', '96.webp', ${put!.object_key})`,
  )
  await run(sql`update organizations set logo_id = ${logo} where id = ${school}`)
  const copies = sql<Row>`select name, content, object_key from upload_copies where upload_id = ${logo}`

  test('waits while the storage is away, and nothing of it has moved', async () => {
    await request(johan!)
    await take(sanne!, 'accept')
    storageOfSite.mood = 'away'
    expect((await take(roos, 'accept')).status).toBe(503)
    expect((await run(copies))[0]!.object_key).toBe(put!.object_key)
    storageOfSite.mood = 'works'
  })

  test('takes its logo along, to the byte, under a key of the new center', async () => {
    expect((await take(roos, 'accept')).status).toBe(200)
    expect(await run(copies)).toEqual([])
    const [row] = await run(copies, neighbour.id)
    expect((await app.db.bytes.get(row!)).equals(content)).toBe(true)
    await moveIntoStorage(app.db, neighbour.id)
    const [moved] = await run(copies, neighbour.id)
    expect(moved!.object_key).toMatch(new RegExp(`^${neighbour.id}/`))
    expect((await app.db.bytes.get(moved!)).equals(content)).toBe(true)
    await removeLooseObjects(app.db, inADay())
    expect(storageOfSite.keys()).not.toContain(put!.object_key)
  })
})
