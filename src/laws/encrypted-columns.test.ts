import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { Table } from '#kernel/db/table.ts'
import { encryptedColumns, refuseMissingKeys, rewriteEncrypted } from '#kernel/encryption/server/encrypted-columns.ts'
import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { getKeyRing, type KeyRing } from '#kernel/encryption/server/field-keys.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { resources } from '#src/app/resources.ts'
import { centerId } from '#src/seed/center-rows.ts'
import { demoTemplate } from '#src/testing/demo.ts'

const db = await freshDatabase(demoTemplate)
const center = centerId('arnhem')
const place = { centerId: center, column: 'help_requests.description' }
const words = 'Ik ben 78 en schaak graag'
const modules = import.meta.glob<Record<string, Table | Function>>('../features/**/server/tables.ts', { eager: true })
const tables = Object.values(modules).flatMap((module) => Object.values(module).filter((one) => typeof one === 'object'))

beforeAll(async () => {
  await db.inCenter(
    center,
    async (tx) =>
      await sql`insert into help_requests (volunteer_center_id, kind, first_name, title, description, postcode4)
        values (${center}, 'request', 'Henk', 'Schaken', ${encryptText(words, place)}, '6811')`.execute(tx),
  )
})

test('every encrypted column of the database is declared as one, and each of a declaration is one', async () => {
  const declared = new Set([
    ...tables.flatMap(({ name, columns }) => Object.entries(columns).flatMap(([column, { type }]) => (type === 'encrypted_text' ? [`${name}.${column}`] : []))),
    ...Object.values(resources).flatMap(({ table, attributes }) =>
      Object.entries(attributes).flatMap(([name, field]) => ('encrypted' in field && field.encrypted ? [`${table}.${snakeCase(name)}`] : [])),
    ),
  ])
  const found = (await db.inCenter(center, encryptedColumns)).map(({ table, name }) => `${table}.${name}`)
  expect(found.length).toBeGreaterThan(8)
  expect([...declared].toSorted()).toEqual(found.toSorted())
})

test('no encrypted column can be filtered or sorted by, and none takes plain words', async () => {
  for (const { type, attributes } of Object.values(resources))
    for (const [name, field] of Object.entries(attributes))
      if ('encrypted' in field) expect([type, name, 'filter' in field && field.filter, 'sort' in field && field.sort]).toEqual([type, name, false, false])
  for (const { table, name } of await db.inCenter(center, encryptedColumns)) {
    const write = db.inCenter(
      center,
      async (tx) => await sql`insert into ${sql.table(table)} (volunteer_center_id, ${sql.ref(name)}) values (${center}, ${words})`.execute(tx),
    )
    await expect(write, `${table}.${name}`).rejects.toThrow(/encrypted_text/)
  }
})

test('keys are replaced without anybody noticing: older ones read on, one call writes all anew, and the start says which one is missing', async () => {
  const now = getKeyRing()
  const next: KeyRing = [{ id: '2027', key: randomBytes(32) }, ...now]
  const alone: KeyRing = [next[0]]
  const values = async () =>
    (await db.inCenter(center, (tx) => sql<{ value: string }>`select description as value from help_requests order by id`.execute(tx))).rows.map(
      ({ value }) => value,
    )
  const before = (await values()).map((value) => decryptText(value, place, next))
  await expect(refuseMissingKeys(db, alone)).rejects.toThrow(new RegExp(`${now[0].id}.*FIELD_KEYS`))
  await refuseMissingKeys(db, next)
  const written = await rewriteEncrypted(db, center, next)
  expect(written).toBeGreaterThanOrEqual(before.length)
  expect(await rewriteEncrypted(db, center, next)).toBe(0)
  for (const value of await values()) expect(value).toMatch(/^v1\.2027\./)
  expect((await values()).map((value) => decryptText(value, place, alone))).toEqual(before)
})
