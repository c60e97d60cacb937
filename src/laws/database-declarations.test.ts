import { expect, test } from 'vitest'
import { differences } from '#kernel/db/server/schema-drift.ts'
import { integer, text } from '#kernel/fields/field.ts'
import { defineResource, many, one } from '#kernel/jsonapi/resource.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { resources } from '#src/resources.ts'

const db = await freshDatabase()

test('every declaration has its columns, of the right type, and null where it may be left out', async () => {
  expect(await db.onPlatform((tx) => differences(tx, Object.values(resources)))).toEqual([])
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
