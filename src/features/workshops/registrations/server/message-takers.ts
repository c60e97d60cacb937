import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ConversationStatus } from '#features/conversations/model/states.ts'
import { addMessage } from '#features/conversations/send/server/add-message.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { mostMessagesADay } from '#features/workshops/model/codes.ts'
import { tellTakers } from '#features/workshops/telling/server/tell.ts'

/**
 * PUT /workshops/{id}/message: the center writes to everybody who has a place. Each reads it in a conversation of their own, in which they
 * may ask; nobody sees who else got it. Who blocked that conversation is left out.
 * @throws 409 too_many_messages, nobody_to_message
 */
export const messageTakers: Verb<{ message: string }> = async (call) => {
  const { tx, id, centerId, actor, input, now, requestId } = call
  refuseWhileImpersonating(actor)
  // Two at once count each other.
  await tx.selectFrom('workshops').select('id').where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  await refuseTooMany(call)
  const open = (await conversationsOf(call)).filter(({ status }) => status !== 'blocked')
  if (open.length === 0) throw new Refused('nobody_to_message')
  const ids = open.map(({ conversation }) => conversation)
  await sql`update conversations set status = 'open' where volunteer_center_id = ${centerId} and id = any(${ids}::uuid[]) and status = 'closed'`.execute(tx)
  for (const { conversation } of open)
    await addMessage(tx, { centerId, conversationId: conversation, authorId: actor.userId!, side: 'center', body: input.message, requestId, told: true })
  const conversations = new Map(open.map(({ registration, conversation }) => [registration, conversation]))
  await tellTakers(
    { tx, centerId, now },
    { kind: 'message', workshopId: id, to: { ids: [...conversations.keys()] }, message: { body: input.message, conversations } },
  )
  writeAuditEvent(tx, { centerId, actor }, { action: 'workshop.messaged', subjectType: 'workshops', subjectId: id })
  return id
}

async function refuseTooMany({ tx, centerId, id, now }: Call<unknown>): Promise<void> {
  const [row] = await rowsOf(
    tx,
    { n: shown.number('count(*)::int') },
    (columns) => sql`select ${columns} from audit_events where volunteer_center_id = ${centerId} and subject_type = 'workshops' and subject_id = ${id}
      and action = 'workshop.messaged' and at > ${now}::timestamptz - interval '1 day'`,
  )
  if (row!.n >= mostMessagesADay) throw new Refused('too_many_messages')
}

/** The conversation of each person with an account who has a place; those that are missing begin. */
async function conversationsOf({ tx, centerId, id }: Call<unknown>) {
  const takers = sql`from workshop_registrations r join users u on u.id = r.user_id and u.status = 'active'
    where r.volunteer_center_id = ${centerId} and r.workshop_id = ${id} and r.status in ('registered', 'attended')`
  await sql`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id) select ${centerId}, 'workshop', ${id}, r.user_id ${takers}
    on conflict on constraint conversations_subject do nothing`.execute(tx)
  return await rowsOf(
    tx,
    { registration: shown.text('r.id'), conversation: shown.text('c.id'), status: shown.code<ConversationStatus>()('c.status') },
    (
      columns,
    ) => sql`select ${columns} from conversations c join workshop_registrations r on r.volunteer_center_id = c.volunteer_center_id and r.workshop_id = c.subject_id
        and r.user_id = c.user_id and r.status in ('registered', 'attended')
      join users u on u.id = r.user_id and u.status = 'active'
      where c.volunteer_center_id = ${centerId} and c.subject_type = 'workshop' and c.subject_id = ${id} order by r.id for update of c`,
  )
}
