import { expect, test } from 'vitest'
import { type Table, column, plainTable, tableOf } from '#kernel/db/table.ts'
import { differences, tableDifferences } from '#kernel/db/server/schema-drift.ts'
import { integer, text } from '#kernel/fields/field.ts'
import { defineResource, many, one } from '#kernel/jsonapi/resource.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { resources } from '#src/app/resources.ts'

const db = await freshDatabase()

test('every declaration has its columns, of the right type, and null where it may be left out', async () => {
  expect(await db.onPlatform((tx) => differences(tx, Object.values(resources)))).toEqual([])
})

const modules = import.meta.glob<Record<string, Table | Function>>(['../features/**/server/{tables,people-tables}.ts', '../kernel/**/server/tables.ts'], {
  eager: true,
})
const tables = Object.values(modules).flatMap((module) => Object.values(module).filter((one) => typeof one === 'object'))

test('rows have the types that the database has, columns that are no attribute too', async () => {
  expect(tables.map(({ name }) => name)).toEqual(expect.arrayContaining(['applications', 'conversation_readers', 'idempotency_keys', 'users', 'sessions']))
  expect(await db.onPlatform((tx) => tableDifferences(tx, tables))).toEqual([])
})

test('a row type that differs is told in words', async () => {
  const place = defineResource({
    type: 'addresses',
    belongsTo: 'center',
    order: 'city',
    attributes: { city: text({ optional: true }), street: text() },
  })
  const wrong = [
    tableOf(place, { filled: ['city'], columns: { postcode: column.integer(), shade: column.text() } }),
    plainTable('conversation_readers', { seen_up_to: column.moment(), user_id: column.uuid({ filled: true }) }),
    plainTable('nowhere', {}),
  ]
  expect(await db.onPlatform((tx) => tableDifferences(tx, wrong))).toEqual([
    'addresses.postcode is said to be int4, it is text',
    'addresses.postcode may be null',
    'addresses.shade is no column',
    'addresses.city is never null',
    'addresses.street may be null',
    'addresses.city is not filled in by the database',
    'conversation_readers.seen_up_to may be null',
    'conversation_readers.user_id is not filled in by the database',
    'there is no table nowhere',
  ])
})

test('a declaration that differs is told in words', async () => {
  const wrong = defineResource({
    type: 'addresses',
    belongsTo: 'center',
    order: 'city',
    attributes: { city: integer(), street: text(), country: text() },
    relationships: { owner: one('users', 'owner_id'), guests: many('nowhere', 'address_id') },
  })
  expect(await db.onPlatform((tx) => differences(tx, [wrong]))).toEqual([
    'addresses.city is integer, its column text',
    'addresses.street must be there, but its column may be null',
    'addresses.country has no column',
    'addresses.owner leads to users, which is no resource',
    'addresses.guests leads to nowhere, which is no resource',
  ])
})
