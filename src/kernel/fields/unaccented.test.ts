import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { slugOf } from './slug.ts'
import { unaccented } from './unaccented.ts'

test.each([
  ['Łódź', 'lodz'],
  ['Straße 5', 'strasse-5'],
  ['STRAẞE', 'strasse'],
  ['Æbelø', 'aebelo'],
  ['Cœur de ville', 'coeur-de-ville'],
  ['Işıl Kaya', 'isil-kaya'],
  ['İstanbul', 'istanbul'],
  ['Þór Đorđević', 'thor-dordevic'],
  ['Crèche IJsvogel', 'creche-ijsvogel'],
  ['ĲSSELSTEIN', 'ijsselstein'],
  ['Één straat, zestig buren!', 'een-straat-zestig-buren'],
])('the address of %s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('every Latin letter is written as the database writes it', { timeout: 120_000 }, async () => {
  const db = await freshDatabase()
  const letters = [...latin()].join('')
  const found = await db.onPlatform(
    async (tx) =>
      (await sql<{ letter: string; plain: string }>`select letter, plain(letter) from regexp_split_to_table(${letters}, '') letter`.execute(tx)).rows,
  )
  expect(found.length).toBeGreaterThan(700)
  // The database leaves some letters as they are, and writes an apostrophe in one.
  const differ = found.filter(({ letter, plain }) => /^'?[a-z]+$/.test(plain) && unaccented(letter) !== plain.replace("'", ''))
  expect(differ).toEqual([])
  expect([...'łøæœßıþđ'].map((letter) => found.find((row) => row.letter === letter)?.plain)).toEqual(['l', 'o', 'ae', 'oe', 'ss', 'i', 'th', 'd'])
})

function* latin(): Iterable<string> {
  for (const [from, to] of [
    [0xc0, 0x2af],
    [0x1e00, 0x1eff],
  ] as const)
    for (let code = from; code <= to; code += 1) if (/\p{L}/u.test(String.fromCodePoint(code))) yield String.fromCodePoint(code)
}
