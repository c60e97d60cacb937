import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { digestOf, newToken } from '#features/auth/tokens/server/tokens.ts'
import { isDraftKept } from '#kernel/forms/server/kept-draft.ts'
import type { Answer } from '#features/applications/model/application.ts'

/** `slotId`: the chosen date of the vacancy. */
const draftColumns = {
  motivation: shown.text('motivation'),
  answers: shown.json<Answer[]>()('answers'),
  parentEmail: orNull(shown.text('parent_email')),
  availabilityNote: orNull(shown.text('availability_note')),
  slotId: orNull(shown.text('slot_id')),
}
export type Draft = RowOf<typeof draftColumns>
type Words = Omit<Draft, 'answers'> & {
  centerId: string
  vacancyId: string
  answers: readonly Answer[]
  /** By which way the visitor came. */ via: string | null
}

/**
 * Saves a visitor's draft. A browser has one token for all its drafts; a new draft for a vacancy replaces the earlier one.
 * @returns the token: the given one, or a new one, of which only the digest is stored
 */
export async function saveDraft(
  tx: Tx,
  { centerId, vacancyId, motivation, answers, parentEmail, availabilityNote, slotId, via }: Words,
  earlier: string | null,
): Promise<string> {
  const [owner] = earlier ? await ownersOf(tx, centerId, earlier) : []
  const token = owner ? earlier! : newToken()
  await sql`insert into application_drafts (volunteer_center_id, digest, vacancy_id, user_id, motivation, answers, parent_email, availability_note, slot_id, via)
    values (${centerId}, ${digestOf(token)}, ${vacancyId}, ${owner?.userId ?? null}, ${motivation}, ${jsonText(answers)}, ${parentEmail},
      ${availabilityNote}, ${slotId}, ${via})
    on conflict (volunteer_center_id, digest, vacancy_id) do update
      set motivation = excluded.motivation, answers = excluded.answers, parent_email = excluded.parent_email,
        availability_note = excluded.availability_note, slot_id = excluded.slot_id, via = coalesce(excluded.via, application_drafts.via), kept_since = now()`.execute(
    tx,
  )
  return token
}

const ownersOf = async (tx: Tx, centerId: string, token: string) =>
  await rowsOf(
    tx,
    { userId: orNull(shown.text('user_id')) },
    (columns) =>
      sql`select ${columns} from application_drafts where volunteer_center_id = ${centerId} and digest = ${digestOf(token)} and ${isDraftKept} limit 1`,
  )

type Owner = { centerId: string; vacancyId: string; userId: string; token: string | null }

/** The draft of a signed-in person: by the browser's token, else one that was adopted at sign-up. */
export async function findDraft(tx: Tx, { centerId, vacancyId, userId, token }: Owner): Promise<Draft | null> {
  const rows = await rowsOf(
    tx,
    draftColumns,
    (columns) => sql`
    select ${columns} from application_drafts
    where volunteer_center_id = ${centerId} and vacancy_id = ${vacancyId} and ${isDraftKept} and ${isOf({ userId, token })}
    order by digest is not distinct from ${token && digestOf(token)} desc, kept_since desc limit 1`,
  )
  return rows[0] ?? null
}

/** The way by which who wrote the draft had come, as a value of SQL; read before `draftDelete` of the same statement removes it. */
export const draftVia = ({ centerId, vacancyId, userId, token }: Owner): RawBuilder<unknown> =>
  sql`(select via from application_drafts where volunteer_center_id = ${centerId} and vacancy_id = ${vacancyId} and ${isOf({ userId, token })}
    order by kept_since desc limit 1)`

/** Deletes the draft once it has become an application. */
export function draftDelete({ centerId, vacancyId, userId, token }: Owner): RawBuilder<unknown> {
  return sql`delete from application_drafts where volunteer_center_id = ${centerId} and vacancy_id = ${vacancyId} and ${isOf({ userId, token })}`
}

/** A token opens drafts without an owner; a draft adopted by an account belongs to that account only. */
function isOf({ userId, token }: Pick<Owner, 'userId' | 'token'>) {
  return token ? sql`(user_id = ${userId} or (user_id is null and digest = ${digestOf(token)}))` : sql`user_id = ${userId}`
}

/** Assigns drafts to an account when its confirmation mail is sent, and keeps them as long as the new link. */
export async function adoptDrafts(tx: Tx, { centerId, userId, draftToken }: { centerId: string; userId: string; draftToken: string | null }): Promise<void> {
  await sql`update application_drafts set user_id = ${userId}, kept_since = now()
    where volunteer_center_id = ${centerId} and ${isOf({ userId, token: draftToken })}`.execute(tx)
}
