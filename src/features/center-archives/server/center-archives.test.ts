import { createHash, randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from 'kysely'
import { allTables, tablesOfCenters } from '#kernel/db/server/center-copy/center-tables.ts'
import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { getKeyRing, keyRing, setKeyRing } from '#kernel/encryption/server/field-keys.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'
import { ArchiveFault, keyRingOf, readPassphrase } from './archive-format.ts'
import { importCenter } from './import-center.ts'
import { leftOutColumns, leftOutTables, platformTables, soundsSecret } from './left-out.ts'
import { readArchive } from './read-archive.ts'
import { type ArchivedTable, archivedTables, tablesOfPlatform } from './read-center.ts'
import { type MadeArchive, archiveFolder, exportOf } from './testing.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const source = await freshDatabase(demoTemplate)
const target = await freshDatabase()
const folder = archiveFolder()
const here = centerId('arnhem')
const there = centerId('nijmegen')
const helpWords = 'Mijn heup doet pijn, wie loopt er mee?'
const canary = 'KANARIE-van-een-ander-center'

const asOwner = async <T>(databaseUrl: string, work: (owner: pg.Client) => Promise<T>): Promise<T> => {
  const owner = new pg.Client({ connectionString: databaseUrl, options: '-c timezone=UTC -c datestyle=ISO' })
  await owner.connect()
  try {
    return await work(owner)
  } finally {
    await owner.end()
  }
}
const ask = (owner: pg.Client) => async (text: string) => (await owner.query<object>(text)).rows

let archive: MadeArchive
let tables: ArchivedTable[]

beforeAll(async () => {
  const owner = await asOwner(source.config.databaseUrl, async (client) => {
    // Values that a way through JavaScript would change, a large file, and words that are encrypted.
    await client.query(
      `insert into center_looks (volunteer_center_id, look) values ($1, '{"n": 12345678901234567890.12345678901234567890, "tekst": "\\u00e9 \\"aan\\" {en} \\\\"}')`,
      [here],
    )
    const { rowCount } = await client.query(
      `with sent as (insert into uploads (volunteer_center_id, purpose, pictures, bytes) values ($1, 'vacancy', '{}', 3000000) returning id)
       insert into upload_copies (volunteer_center_id, upload_id, key, name, content) select $1, id, 'large', 'large', $2 from sent`,
      [here, randomBytes(3_000_000)],
    )
    if (rowCount !== 1) throw new Error('the seed has changed')
    await client.query(`insert into badge_keys (volunteer_center_id, public_key, secret_key, created_at) values ($1, 'openbaar', $2, now())`, [
      here,
      encryptText('geheime sleutel', { centerId: here, column: 'badge_keys.secret_key' }),
    ])
    await client.query('update help_requests set description = $2 where volunteer_center_id = $1', [
      here,
      encryptText(helpWords, { centerId: here, column: 'help_requests.description' }),
    ])
    // Of another center, and of somebody who has nothing to do with this one.
    await client.query(`update organizations set summary = $2, note = $2 where volunteer_center_id = $1`, [there, canary])
    await client.query(`update messages set body = $2 where volunteer_center_id = $1 and kind = 'text' and sealed is null`, [there, canary])
    await client.query(`update users set phone = $1 where not exists (select from user_roles r where r.user_id = users.id and r.volunteer_center_id = $2)`, [
      canary,
      here,
    ])
    return (await client.query<{ id: string }>(`select user_id as id from user_roles where volunteer_center_id = $1 and name = 'center_admin' limit 1`, [here]))
      .rows[0]!.id
  })
  archive = await exportOf(source, here, { folder, userId: owner })
  // What is written once the archive is there is not in it.
  await asOwner(source.config.databaseUrl, async (client) => {
    await client.query(`delete from audit_events where action = 'center_export.made'`)
    await client.query(`delete from notifications where event_key like 'center_exports.%'`)
  })
  tables = await source.inSnapshot(here, async (snapshot) => await archivedTables(snapshot, here))
})

/** Everything in the archive, decrypted and unpacked, the encrypted values inside too. */
async function plainOf({ path, passphrase, id }: MadeArchive): Promise<string> {
  const texts: string[] = []
  await readArchive(path, passphrase, {
    visit: async ({ name, bytes }) => {
      texts.push(bytes.toString('latin1'))
      const table = /^tables\/([a-z_]+)\//.exec(name)?.[1]
      if (!table) return
      for (const line of bytes.toString().split('\n').filter(Boolean))
        for (const [column, value] of Object.entries((JSON.parse(line).encrypted ?? {}) as Record<string, string>))
          texts.push(decryptText(value, { centerId: here, column: `${table}.${column}` }, keyRingOf(passphrase, id)))
    },
  })
  return texts.join('\n')
}

/** By table, how many rows of the center there are and a hash of them, row by row; what is encrypted as it reads. */
async function hashesOf(databaseUrl: string): Promise<Record<string, string>> {
  return await asOwner(databaseUrl, async (owner) => {
    const hashes: Record<string, string> = {}
    for (const { name, columns, where } of tables) {
      const sealed = columns.filter(({ kind }) => kind === 'encrypted')
      const kept = columns.filter((column) => column.kind !== 'encrypted' && !(`${name}.${column.name}` in leftOutColumns))
      const { rows } = await owner.query<{ row: string } & Record<string, string | null>>(
        `select (select row_to_json(r)::text from (select ${kept.map((column) => `t."${column.name}"`).join(', ')}) r) as row
         ${sealed.map((column) => `, t."${column.name}"::text as "${column.name}"`).join('')} from "${name}" t where ${where}`,
      )
      const lines = rows.map(({ row, ...values }) =>
        [row, ...Object.entries(values).map(([column, value]) => value && decryptText(value, { centerId: here, column: `${name}.${column}` }))].join(' '),
      )
      hashes[name] = `${lines.length} ${createHash('sha256').update(lines.toSorted().join('\n')).digest('hex')}`
    }
    return hashes
  })
}

const rowsIn = async (databaseUrl: string) =>
  await asOwner(
    databaseUrl,
    async (owner) =>
      (await owner.query<{ n: number }>('select (select count(*) from users)::int + (select count(*) from volunteer_centers)::int as n')).rows[0]!.n,
  )
const imported = async (path: string, passphrase: string) => await importCenter({ databaseUrl: target.config.databaseUrl, path, passphrase })

describe('what is in the archive', () => {
  test('every table of the product is in it, or says why it is not', async () => {
    const { own, all } = await asOwner(source.config.databaseUrl, async (owner) => ({
      own: await tablesOfCenters(ask(owner)),
      all: await allTables(ask(owner)),
    }))
    const ofCenters = own.map(({ name }) => name)
    expect(Object.keys(leftOutTables).filter((name) => !ofCenters.includes(name))).toEqual([])
    expect(all.filter((name) => !ofCenters.includes(name)).toSorted()).toEqual(Object.keys(platformTables).toSorted())
    expect(tables.map(({ name }) => name).toSorted()).toEqual(
      [...ofCenters.filter((name) => !(name in leftOutTables)), ...tablesOfPlatform.filter((name) => name !== 'user_roles')].toSorted(),
    )
    const columns = new Set([...own, ...tables].flatMap(({ name, columns: some }) => some.map((column) => `${name}.${column.name}`)))
    expect(
      [...Object.keys(leftOutColumns).filter((column) => column !== 'users.home_center_id'), ...Object.keys(soundsSecret)].filter(
        (column) => !columns.has(column),
      ),
    ).toEqual([])
  })

  test('no column that sounds like a secret goes along without a reason', () => {
    const secret = tables
      .flatMap(({ name, columns }) =>
        // Where an object lies is read to bring its bytes along, and is not.
        columns.filter(({ kind }) => kind !== 'object').map((column) => `${name}.${column.name}`),
      )
      .filter((column) => /digest|token|secret|hash|password|(_|\.)key$|_code$|\.code$/.test(column))
    expect(secret.filter((column) => !(column in soundsSecret)).toSorted()).toEqual([
      'file_copies.key',
      'files.key',
      'measure_atoms.value_key',
      'notifications.event_key',
      'tenant_hosts.tenant_key',
      'tenants.key',
      'upload_copies.key',
      'volunteer_centers.tenant_key',
    ])
  })

  test('nothing of another center, of its people, of passwords and of sessions', async () => {
    const plain = await plainOf(archive)
    expect(plain).toContain('12345678901234567890.12345678901234567890')
    expect(plain).toContain('geheime sleutel')
    const others = await asOwner(source.config.databaseUrl, async (owner) => ({
      mails: (
        await owner.query<{ text: string }>(
          `select email as text from users u where not exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id = $1)`,
          [here],
        )
      ).rows,
      centers: (await owner.query<{ text: string }>('select id::text as text from volunteer_centers where id <> $1', [here])).rows,
    }))
    expect(others.mails.length).toBeGreaterThan(20)
    for (const text of [canary, '$argon2id$', ...others.mails.map((one) => one.text), ...others.centers.map((one) => one.text)])
      expect(plain.includes(text), text).toBe(false)
  })

  test('words of help are in plain text nowhere, not even for whoever opens it', async () => {
    const texts: string[] = []
    await readArchive(archive.path, archive.passphrase, { visit: async ({ bytes }) => void texts.push(bytes.toString()) })
    expect(texts.some((text) => text.includes(helpWords))).toBe(false)
    expect(await plainOf(archive)).toContain(helpWords)
  })

  test('the passphrase is kept nowhere once the archive is there', async () => {
    const { rows } = await source.inCenter(
      here,
      async (tx) => await sql<{ passphrase: string | null; status: string }>`select passphrase, status from center_exports`.execute(tx),
    )
    expect(rows).toEqual([{ passphrase: null, status: 'ready' }])
  })
})

describe('what is refused, with nothing written', () => {
  const refused = async (path: string, passphrase: string) =>
    await imported(path, passphrase).catch((error: Error) => (error instanceof ArchiveFault ? error.message : Promise.reject(error)))
  const changedFile = (bytes: Buffer) => {
    const path = join(folder, 'changed')
    writeFileSync(path, bytes)
    return path
  }

  test('a byte that is another, wherever it is', async () => {
    const { bytes, passphrase } = archive
    const spread = Array.from({ length: 60 }, (_, at) => Math.floor(((at + 0.5) * bytes.length) / 60))
    const places = [...Array.from({ length: 200 }, (_, at) => at), ...spread, ...Array.from({ length: 20 }, (_, at) => bytes.length - 1 - at)]
    for (const at of places) {
      const damaged = Buffer.from(bytes)
      damaged[at]! ^= 1
      expect(await refused(changedFile(damaged), passphrase), String(at)).toMatch(/damaged|no archive/)
    }
    expect(await rowsIn(target.config.databaseUrl)).toBe(0)
  })

  test.each([0, 1, 100, 500, 65_536, -1, -20])('an archive that ends after %s bytes', async (length) => {
    expect(await refused(changedFile(archive.bytes.subarray(0, length)), archive.passphrase)).toMatch(/damaged|no archive/)
    expect(await rowsIn(target.config.databaseUrl)).toBe(0)
  })

  test('something behind the end, another file, none at all, and another passphrase', async () => {
    const { bytes, passphrase, path } = archive
    expect(await refused(changedFile(Buffer.concat([bytes, bytes.subarray(0, 500)])), passphrase)).toMatch(/damaged/)
    expect(await refused(changedFile(Buffer.from('een brief')), passphrase)).toMatch(/no archive of a center/)
    expect(await refused(join(folder, 'nowhere'), passphrase)).toMatch(/There is no file/)
    expect(await refused(path, 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ23')).toMatch(/passphrase is wrong/)
    expect(await rowsIn(target.config.databaseUrl)).toBe(0)
  })
})

describe('a center goes out and comes back', () => {
  test('every row of every table is equal, under the keys of another installation', async () => {
    const before = await hashesOf(source.config.databaseUrl)
    const own = getKeyRing()
    setKeyRing(keyRing([], 'the secret key of another installation'))
    try {
      const done = await imported(archive.path, readPassphrase(archive.passphrase.toLowerCase().replaceAll('-', ' ')))
      expect(done.center).toMatchObject({ id: here, slug: 'arnhem' })
      expect(done.toJoin).toBe(0)
      expect(done.toSetPassword).toBeGreaterThan(3)
      const after = await hashesOf(target.config.databaseUrl)
      // That it was imported is one more event.
      const events = Number(before['audit_events']!.split(' ')[0])
      expect(after['audit_events']!.split(' ')[0]).toBe(String(events + 1))
      await asOwner(target.config.databaseUrl, async (owner) => await owner.query(`delete from audit_events where action = 'center.imported'`))
      expect(await hashesOf(target.config.databaseUrl)).toEqual(before)
      expect(Object.values(before).filter((hash) => !hash.startsWith('0 ')).length).toBeGreaterThan(40)
    } finally {
      setKeyRing(own)
    }
  })

  test('nobody came with a password, and everybody who can sign in is to be mailed', async () => {
    const counts = await asOwner(
      target.config.databaseUrl,
      async (owner) =>
        (
          await owner.query(`select count(password_hash)::int as passwords,
      count(*) filter (where status in ('active', 'invited'))::int as people, (select count(*)::int from center_arrivals where known_user_id is null) as arrivals from users`)
        ).rows[0],
    )
    expect(counts).toEqual({ passwords: 0, people: counts.arrivals, arrivals: counts.arrivals })
  })

  test('tables are as they were: row-level security forced, triggers on, keys checked at once', async () => {
    const stateOf = async (databaseUrl: string) =>
      await asOwner(databaseUrl, async (owner) => ({
        walls: (
          await owner.query(
            "select relname, relrowsecurity, relforcerowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1",
          )
        ).rows,
        triggers: (await owner.query('select tgrelid::regclass::text as t, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2')).rows,
        keys: (
          await owner.query(
            "select conrelid::regclass::text as t, conname, condeferrable, condeferred, pg_get_constraintdef(oid) as d from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2",
          )
        ).rows,
      }))
    expect(await stateOf(target.config.databaseUrl)).toEqual(await stateOf(source.config.databaseUrl))
  })

  test('a second time it is there already', async () => {
    await expect(imported(archive.path, archive.passphrase)).rejects.toThrow(/is here already/)
  })
})
