import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, test } from 'vitest'
import { encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { newPassphrase } from './archive-format.ts'
import { passphrasePlace } from './run-export.ts'

const db = await freshDatabase(twoTowns)
const centerId = id.center('demo')
const run = promisify(execFile)
const MB = 1 << 20

async function asOwner(text: string, values: unknown[]): Promise<void> {
  const owner = new pg.Client(db.config.databaseUrl)
  await owner.connect()
  try {
    await owner.query(text, values)
  } finally {
    await owner.end()
  }
}

/** Rows of about a kilobyte each. */
async function addRows(megabytes: number): Promise<void> {
  await asOwner(
    `insert into audit_events (volunteer_center_id, action, subject_type, subject_id, reason)
      select $1, 'test.written', 'tests', uuidv7(), (select string_agg(md5(n::text || part::text), '') from generate_series(1, 26) part) from generate_series(1, $2 * 1024) n`,
    [centerId, megabytes],
  )
}

const fileSize = 5 * MB

/** Files as large as people send them, which do not compress. */
async function addFiles(count: number): Promise<void> {
  for (let at = 0; at < count; at += 1)
    await asOwner(
      `with sent as (insert into uploads (volunteer_center_id, purpose, pictures, bytes) values ($1, 'vacancy', '{}', length($2::bytea)) returning id)
       insert into upload_copies (volunteer_center_id, upload_id, key, name, content) select $1, id, id::text, 'large', $2::bytea from sent`,
      [centerId, randomBytes(fileSize)],
    )
}

/** Bytes that a process holds at the most while it makes the archive of the center. */
async function peak(): Promise<number> {
  const exportId = await db.inCenter(centerId, async (tx) => {
    const made = await tx
      .insertInto('center_exports')
      .values({ volunteer_center_id: centerId, user_id: null, passphrase: encryptText(newPassphrase(), passphrasePlace(centerId)) })
      .returning('id')
      .executeTakeFirstOrThrow()
    return made.id
  })
  const { databaseUrl, secretKey } = db.config
  const program = join(import.meta.dirname, 'test-export-worker.ts')
  const { stdout } = await run(process.execPath, ['--expose-gc', program, JSON.stringify({ databaseUrl, secretKey, key: { centerId, exportId } })])
  return Number(stdout)
}

test('what an export holds does not grow with the rows and files of the center', { timeout: 300_000 }, async () => {
  // Some files may be on their way at once; more than these are never.
  await addRows(2)
  await addFiles(4)
  const few = await peak()
  await addRows(18)
  await addFiles(8)
  const many = await peak()
  // Ten times the rows and three times the files: whoever held a quarter of what was added would be seen.
  expect(many - few).toBeLessThan((18 * MB + 8 * fileSize) / 4)
})
