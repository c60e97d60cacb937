import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'

/** As long as words for a vacancy wait (`applications/server/drafts.ts`); the nightly sweep takes them away. */
export const daysKept = 7

/** What was typed, by the name of the input. */
export type Words = Record<string, string[]>
const signUpDraftColumns = {
  words: shown.json<Words>()('words'),
  sendKey: shown.text('send_key'),
  isSent: shown.flag('sent_at is not null'),
}
export type SignUpDraft = RowOf<typeof signUpDraftColumns>

const isKept = sql.raw(`kept_since > now() - interval '${daysKept} days'`)

/** Adds what was typed in a step to what was typed before. @returns the only copy of the token, or the one that was given */
export async function saveSignUpDraft(tx: Tx, centerId: string, words: Words, earlier: string | null): Promise<string> {
  if (earlier) {
    const { rows } = await sql`update organization_drafts set words = words || ${JSON.stringify(words)}::jsonb, kept_since = now()
      where volunteer_center_id = ${centerId} and digest = ${digestOf(earlier)} and sent_at is null and ${isKept} returning id`.execute(tx)
    if (rows.length > 0) return earlier
  }
  const token = newToken()
  await sql`insert into organization_drafts (volunteer_center_id, digest, words) values (${centerId}, ${digestOf(token)}, ${JSON.stringify(words)})`.execute(tx)
  return token
}

/** What the browser with this token has written. */
export async function findSignUpDraft(tx: Tx, centerId: string, token: string): Promise<SignUpDraft | null> {
  const rows = await rowsOf(
    tx,
    signUpDraftColumns,
    (columns) => sql`select ${columns} from organization_drafts
    where volunteer_center_id = ${centerId} and digest = ${digestOf(token)} and ${isKept}`,
  )
  return rows[0] ?? null
}

/** It was sent: the words go at once, and that it was sent stays as long as they would have. */
export async function deleteSignUpDraft(tx: Tx, centerId: string, token: string): Promise<void> {
  await sql`update organization_drafts set words = '{}', sent_at = coalesce(sent_at, now()) where volunteer_center_id = ${centerId} and digest = ${digestOf(token)}`.execute(
    tx,
  )
}
