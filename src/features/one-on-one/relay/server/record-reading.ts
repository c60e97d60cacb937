import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'

/**
 * One audit event for each request, reader and day when a coordinator reads what two people wrote to each other, or a match of theirs
 * (quality T27, decisions 14). The two themselves leave none.
 */
export async function recordReading({ asked, db }: ReadCall, { data, included }: Document): Promise<void> {
  const { actor, centerId, now } = asked
  if (!hasRole(actor, caseStaff)) return
  const objects = [[data ?? []].flat(), included ?? []].flat()
  const idsOf = (type: string) => objects.flatMap((one) => (one.type === type ? [one.id] : []))
  const [messages, matches] = [idsOf('messages'), idsOf('help_matches')]
  if (messages.length === 0 && matches.length === 0) return
  await db.inCenter(
    centerId,
    async (tx) =>
      await sql`insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, at)
        select distinct ${centerId}::uuid, ${actor.userId}::uuid, ${actor.session?.impersonator?.id ?? null}::uuid, 'help.viewed', 'help_requests', h.request_id, ${now}::timestamptz
        from help_matches h where h.volunteer_center_id = ${centerId} and (h.id = any(${matches}::uuid[]) or h.id in (select c.help_match_id from messages m
          join conversations c on c.volunteer_center_id = m.volunteer_center_id and c.id = m.conversation_id
          where m.volunteer_center_id = ${centerId} and m.id = any(${messages}::uuid[]) and c.help_match_id is not null))
          and h.asker_user_id is distinct from ${actor.userId} and h.helper_user_id is distinct from ${actor.userId}
        on conflict do nothing`.execute(tx),
  )
}
