import { sql } from 'kysely'
import { expect, expectTypeOf, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { jsonOf, orNull, rowsOf, shown } from './rows-of.ts'
import { today } from './database-clock.ts'

const db = await freshDatabase()
const words = sql`(values ('one', 1, true), (null, 2, false)) as t (word, n, is_odd)`

test('rows have the names and the types of their columns, with values as parameters too', async () => {
  const least = 1
  const columns = { word: orNull(shown.text('word')), isOdd: shown.flag('is_odd'), isMore: shown.flag(sql`n > ${least}`) }
  const rows = await db.onPlatform(async (tx) => await rowsOf(tx, columns, (selected) => sql`select ${selected} from ${words} order by n`))
  expect(rows).toEqual([
    { word: 'one', isOdd: true, isMore: false },
    { word: null, isOdd: false, isMore: true },
  ])
  expectTypeOf(rows).toEqualTypeOf<{ word: string | null; isOdd: boolean; isMore: boolean }[]>()
})

test('a column that answers something else than it says is refused', async () => {
  const read = async (at: ReturnType<typeof shown.text>) => await db.onPlatform(async (tx) => await rowsOf(tx, { at }, (selected) => sql`select ${selected}`))
  await expect(read(shown.text('now()'))).rejects.toThrow('The column at is said to be a text')
  await expect(read(shown.text(today))).resolves.toHaveLength(1)
})

test('bytes are a buffer', async () => {
  const rows = await db.onPlatform(async (tx) => await rowsOf(tx, { raw: shown.bytes(`'\\x0102'::bytea`) }, (selected) => sql`select ${selected}`))
  expect(rows).toEqual([{ raw: Buffer.from([1, 2]) }])
})

test('the same columns make a json object, but for moments and bytes', async () => {
  const text = jsonOf({ word: orNull(shown.text('word')), n: shown.number('n') })
  const rows = await db.onPlatform(
    async (tx) => await rowsOf(tx, { one: shown.json<object>()(text) }, (selected) => sql`select ${selected} from ${words} order by n`),
  )
  expect(rows).toEqual([{ one: { word: 'one', n: 1 } }, { one: { word: null, n: 2 } }])
  expect(() => jsonOf({ at: shown.moment('now()') })).toThrow('say so with to_char')
  expect(() => jsonOf({ raw: shown.bytes('raw') })).toThrow('say so with encode')
})
