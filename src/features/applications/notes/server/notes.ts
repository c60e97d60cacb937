import { sql } from 'kysely'
import type { application } from '#features/applications/model/application.ts'
import { openStatuses } from '#features/applications/model/states.ts'
import { publishConversationEvent } from '#features/conversations/model/server/publish-conversation-event.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { recordProfileView } from '#features/users/profile/server/profile-views.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff, ownCenterAdmins } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { Forbidden, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { UpdateOf } from '#kernel/jsonapi/input.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { assignApplication } from './assign.ts'

type Change = UpdateOf<typeof application>
const ofVolunteer: readonly (keyof Change)[] = ['availabilityNote', 'phoneShared']
const ofTeam: readonly (keyof Change)[] = ['tags', 'startDate', 'hoursReported']
const ofCenter: readonly (keyof Change)[] = ['internalNote']

/**
 * PATCH: changes attributes beside the state (domain §3.2). Each side has its own. After escalation the center may change the
 * organization's too; its internal note is for its own staff.
 */
export const changeApplication: Verb<Change> = async (call) => {
  const { tx, actor, centerId, id, input, related } = call
  refuseWhileImpersonating(actor)
  const row = await tx
    .selectFrom('applications')
    .select(['user_id', 'organization_id', 'conversation_id', 'status', 'escalated_at', 'assigned_to'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const isStaff = hasRole(actor, caseStaff)
  const isOwn = row.user_id === actor.userId
  const answers = actor.organizationIds.includes(row.organization_id) || hasRole(actor, ownCenterAdmins) || (isStaff && row.escalated_at !== null)
  const mine = isOwn ? ofVolunteer : [...(answers ? ofTeam : []), ...(isStaff ? ofCenter : [])]
  const foreign = (Object.keys(input) as (keyof Change)[]).find((name) => !mine.includes(name))
  if (foreign) throw new Forbidden('forbidden_attribute', { attribute: foreign, pointer: `/data/attributes/${foreign}` })
  if (isOwn && !(openStatuses as readonly string[]).includes(row.status)) throw new Refused('invalid_transition')

  const { assignee } = related
  if (assignee !== undefined && !answers) throw new Forbidden('forbidden_attribute', { attribute: 'assignee', pointer: '/data/relationships/assignee' })
  if (assignee) await refuseStranger(call, assignee, row.organization_id)
  const { availabilityNote, phoneShared, tags, startDate, hoursReported, internalNote } = input
  const changed = {
    ...(availabilityNote !== undefined && { availability_note: availabilityNote }),
    ...(phoneShared !== undefined && { phone_shared: phoneShared ?? false }),
    ...(tags !== undefined && { tags: tags ?? [] }),
    ...(startDate !== undefined && { start_date: startDate }),
    ...(hoursReported !== undefined && { hours_reported: hoursReported }),
    ...(internalNote !== undefined && { internal_note: internalNote }),
    ...(assignee === null && { assigned_to: null }),
  }
  if (Object.keys(changed).length > 0) {
    await tx.updateTable('applications').set(changed).where('volunteer_center_id', '=', centerId).where('id', '=', id).execute()
    writeAuditEvent(tx, { centerId, actor }, { action: 'application.noted', subjectType: 'applications', subjectId: id })
    if (row.conversation_id) publishConversationEvent(tx, centerId, row.conversation_id)
  }
  if (assignee && assignee !== row.assigned_to) await assignApplication(call, { id, conversationId: row.conversation_id, assigneeId: assignee })
  return id
}

/** Only somebody of the application's own organization can be assigned. @throws 404 related_not_found */
async function refuseStranger({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, userId: string, organizationId: string): Promise<void> {
  const { rows } = await sql`select from user_roles r join users u on u.id = r.user_id
    where r.volunteer_center_id = ${centerId} and r.organization_id = ${organizationId} and r.user_id = ${userId} and u.status = 'active' limit 1`.execute(tx)
  if (rows.length === 0) throw new NotFound('users', userId, 'related_not_found')
}

/**
 * The evaluation after the end: a score by each side, and a text by the volunteer. Both sides can read both, so that nobody is
 * judged behind their back. Sending it again replaces the earlier one. @throws 409 invalid_transition while it goes on
 */
export const evaluate: Verb<{ score: number; message?: string | null }> = async ({ tx, actor, centerId, id, input: { score, message } }) => {
  refuseWhileImpersonating(actor)
  const row = await tx
    .selectFrom('applications')
    .select(['user_id', 'conversation_id', 'ended_at'])
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (!row.ended_at) throw new Refused('invalid_transition')
  const isOwn = row.user_id === actor.userId
  await tx
    .updateTable('applications')
    .set(isOwn ? { volunteer_score: score, ...(message !== undefined && { evaluation_text: message }) } : { organization_score: score })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'application.evaluated', subjectType: 'applications', subjectId: id })
  if (row.conversation_id) publishConversationEvent(tx, centerId, row.conversation_id)
  return id
}

/** Reading an application is audited, once a day for each reader and applicant (decisions 14). Lists are not, because they show names only. */
export async function recordApplicationView({ asked, db }: ReadCall, { data }: Document): Promise<void> {
  if (!data || Array.isArray(data) || !('attributes' in data)) return
  const linked = data.relationships?.['user']?.data
  const userId = linked && 'id' in linked ? linked.id : await applicantOf(data.id, { db, asked })
  if (!userId || userId === asked.actor.userId) return
  await db.inCenter(asked.centerId, async (tx) => await recordProfileView(tx, asked.actor, { centerId: asked.centerId, userId, now: new Date() }))
}

async function applicantOf(id: string, { db, asked }: Pick<ReadCall, 'db' | 'asked'>): Promise<string | null> {
  const [rows] = await db.read(asked.centerId, [
    { text: 'select user_id from applications where volunteer_center_id = $1::uuid and id = $2::uuid', values: [asked.centerId, id] },
  ])
  return rows?.[0]?.[0] ?? null
}
