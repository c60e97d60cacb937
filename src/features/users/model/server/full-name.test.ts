import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { fullName } from '#features/users/model/full-name.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'

const db = await freshDatabase()
const inSql = async (first: string | null, last: string | null) =>
  (await db.onPlatform((tx) => sql<{ name: string | null }>`select full_name(${first}, ${last}) as name`.execute(tx))).rows[0]!.name

test.each([
  ['Marijke', 'Smit', 'Marijke Smit'],
  ['Piet', 'van den Brink', 'Piet van den Brink'],
  // People with one name, whether the other is empty or was never asked.
  ['Suharto', '', 'Suharto'],
  ['Suharto', null, 'Suharto'],
  ['', 'Smit', 'Smit'],
  ['', null, ''],
])('%j and %j are called %j, by the database and by the server', async (first, last, name) => {
  expect([await inSql(first, last), fullName(first, last)]).toEqual([name, name])
})

test('where there is no person there is no name', async () => {
  expect(await inSql(null, null)).toBeNull()
})
