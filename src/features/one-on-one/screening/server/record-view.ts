import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'

/** What somebody wrote for the center alone: reading any of it leaves a row. */
const privateNames = ['description', 'preferenceNote', 'contactPhone', 'exactAddress', 'intake', 'consentEmail', 'parentEmail'] as const

/** One audit event for each request that a coordinator reads the words of, reader and day (quality T27, decisions 14). */
export async function recordHelpView({ asked, db }: ReadCall, { data }: Document): Promise<void> {
  const { actor, centerId, now } = asked
  if (!hasRole(actor, caseStaff)) return
  const read = ([data ?? []].flat() as ResourceObject[]).filter(({ attributes = {} }) => privateNames.some((name) => attributes[name]))
  if (read.length === 0) return
  await db.inCenter(
    centerId,
    async (tx) =>
      await sql`insert into audit_events (volunteer_center_id, actor_id, impersonator_id, action, subject_type, subject_id, at)
        select ${centerId}, ${actor.userId}, ${actor.session?.impersonator?.id ?? null}, 'help.viewed', 'help_requests', r.id, ${now}
        from help_requests r where r.volunteer_center_id = ${centerId} and r.id = any(${read.map(({ id }) => id)}::uuid[])
          and r.requester_user_id is distinct from ${actor.userId}
        on conflict do nothing`.execute(tx),
  )
}
