import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { decryptText, encryptText } from '#kernel/encryption/server/encrypted-text.ts'
import { type MadeKey, makeKey } from '#features/badges/credential/server/sign-badge.ts'

/** Months after which another key signs. */
const monthsOfKey = 24

const place = (centerId: string) => ({ centerId, column: 'badge_keys.secret_key' })

/** Every public key that a center ever signed with, the newest first: badges signed with any of them stay valid. */
export async function publicKeysOf(tx: Tx, centerId: string): Promise<string[]> {
  const rows = await rowsOf(
    tx,
    { key: shown.text('public_key') },
    (columns) => sql`select ${columns} from badge_keys where volunteer_center_id = ${centerId} order by created_at desc, id desc`,
  )
  return rows.map(({ key }) => key)
}

/** The key with which a center signs now. It is made when there is none, or when the last one is two years old. */
export async function signingKey(db: Database, centerId: string, now: Date): Promise<MadeKey> {
  const known = await db.inCenter(centerId, async (tx) => await readSigning(tx, centerId, now))
  if (known) return known
  const made = await makeKey()
  return await db.inCenter(centerId, async (tx) => {
    // Two who need it at once: the second takes that of the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`badge_keys ${centerId}`}, 0))`.execute(tx)
    const other = await readSigning(tx, centerId, now)
    if (other) return other
    await sql`update badge_keys set secret_key = null where volunteer_center_id = ${centerId} and secret_key is not null`.execute(tx)
    await sql`insert into badge_keys (volunteer_center_id, public_key, secret_key, created_at)
      values (${centerId}, ${made.publicKeyMultibase}, ${encryptText(made.secretKeyMultibase, place(centerId))}, ${now})`.execute(tx)
    return made
  })
}

async function readSigning(tx: Tx, centerId: string, now: Date): Promise<MadeKey | null> {
  const [row] = await rowsOf(
    tx,
    { publicKey: shown.text('public_key'), secretKey: shown.text('secret_key') },
    (columns) => sql`select ${columns} from badge_keys where volunteer_center_id = ${centerId} and secret_key is not null
      and created_at > ${now}::timestamptz - make_interval(months => ${monthsOfKey})`,
  )
  return row ? { publicKeyMultibase: row.publicKey, secretKeyMultibase: decryptText(row.secretKey, place(centerId)) } : null
}
