import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { addMonths, today } from '#kernel/i18n/dates.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { longestPause, openInvitations } from '#features/pool/model/codes.ts'
import { fieldFaultWords as words } from '#features/pool/model/error-words.ts'
import { recordConsents, recordVogConsent } from './consents.ts'
import { confirmed } from './save-entry.ts'

/** PUT …/confirm: all of it is still right. */
export const confirmEntry: Verb = async (call) => await set(call, {})

/** PUT …/pause: nobody sees the card until that day, and then it is seen again by itself. @throws 422 at the day */
export const pauseEntry: Verb<{ until: string }> = async (call) => {
  const { input, now, locale } = call
  const fault = (code: 'pause_in_the_past' | 'pause_too_long') => new Invalid([{ code, attribute: 'until', detail: say(locale, words[code]) }])
  if (input.until <= today(now)) throw fault('pause_in_the_past')
  if (input.until > addMonths(today(now), longestPause)) throw fault('pause_too_long')
  return await set(call, { paused_until: input.until })
}

/** PUT …/resume: the pause ends now. */
export const resumeEntry: Verb = async (call) => await set(call, { paused_until: null })

/** PUT …/show_vog: others read on the card that the center has seen a certificate of good conduct (VOG), or no longer. */
export const showVog: Verb<{ shown: boolean }> = async (call) => {
  const { tx, id, centerId, actor, input } = call
  await set(call, {})
  const isChanged = await recordVogConsent(tx, { centerId, userId: actor.userId!, entryId: id }, input.shown)
  const about = { subjectType: 'users', subjectId: actor.userId! } as const
  if (isChanged) writeAuditEvent(tx, { centerId, actor }, { action: input.shown ? 'pool.vog_shown' : 'pool.vog_hidden', ...about })
  return id
}

async function set(call: Omit<Call, 'input'>, columns: { paused_until?: string | null }): Promise<string> {
  const { tx, id, centerId, actor, now } = call
  refuseWhileImpersonating(actor)
  const { visibility } = await tx
    .selectFrom('pool_entries')
    .select('visibility')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (visibility === 'hidden') throw new Refused('nothing_is_visible')
  await tx
    .updateTable('pool_entries')
    .set({ ...columns, ...confirmed(now) })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  return id
}

/** PUT …/remove: the card is erased, consents are withdrawn, and invitations that wait are answered with no. */
export const removeEntry: Verb = async (call) => {
  const { tx, id, centerId, actor } = call
  refuseWhileImpersonating(actor)
  const userId = actor.userId!
  await eraseEntry(tx, { centerId, userId, entryId: id })
  writeAuditEvent(tx, { centerId, actor }, { action: 'pool.removed', subjectType: 'users', subjectId: userId })
  return { id, bare: true, meta: { removed: true } }
}

/** Erases a card with what it was shown by. The row of an invitation stays, so that nobody is invited twice for the same. */
export async function eraseEntry(tx: Tx, { centerId, userId, entryId }: { centerId: string; userId: string; entryId: string }): Promise<void> {
  await recordConsents(tx, { centerId, userId, entryId }, 'hidden')
  await sql`update pool_invitations set status = 'declined', answered_at = now() where volunteer_center_id = ${centerId} and user_id = ${userId}
    and status = any(${[...openInvitations]}::text[])`.execute(tx)
  await sql`delete from pool_entries where volunteer_center_id = ${centerId} and id = ${entryId}`.execute(tx)
}
