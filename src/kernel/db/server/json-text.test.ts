import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { jsonText } from './json-text.ts'

const db = await freshDatabase()

test.each<[value: unknown, stored?: unknown]>([
  [{ excerpt: 'a😀', n: 1, tags: ['é', null] }],
  [
    { excerpt: 'a\ud83d', tags: ['\ude00b', 'c\0d'] },
    { excerpt: 'a\ufffd', tags: ['\ufffdb', 'cd'] },
  ],
  [{ typed: String.raw`\ud83d \u0000` }],
])('%j is stored, and read as it was but for what no text has', async (value, stored = value) => {
  const { rows } = await db.onPlatform((tx) =>
    sql<{ value: boolean }>`select ${jsonText(value)}::jsonb = ${JSON.stringify(stored)}::jsonb as value`.execute(tx),
  )
  expect(rows[0]!.value).toBe(true)
})
