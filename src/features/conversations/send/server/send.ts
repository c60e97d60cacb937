import { sql } from 'kysely'
import { attach } from '#features/conversations/attachments/server/attach.ts'
import { participationIn, sendRefusalOf } from '#features/conversations/model/server/participation.ts'
import type { WayIn } from '#features/conversations/model/states.ts'
import type { organizationAsked } from '#features/organizations/model/events.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { addMessage } from './add-message.ts'

type Said = { body: string; attachmentIds?: string[] | null; receivedVia?: WayIn | null }

/** Sends a message in a conversation that the caller takes part in. Files may replace the text. */
export async function sendMessage(call: Call<Said>): Promise<string> {
  const { tx, actor, centerId, related, input, requestId } = call
  refuseWhileImpersonating(actor)
  const conversationId = related['conversation']
  if (!conversationId) throw new Invalid([{ code: 'blank', attribute: 'conversation', pointer: '/data/relationships/conversation' }])
  const talking = await participationIn(call, conversationId)
  if (!talking) throw new NotFound('conversations', conversationId, 'related_not_found')
  const quiet = sendRefusalOf(talking)
  if (quiet) throw new Refused(quiet)
  const ids = input.attachmentIds ?? []
  if (input.body === '' && ids.length === 0) throw new Invalid([{ code: 'blank', attribute: 'body', pointer: '/data/attributes/body' }])
  const replyToId = related['replyTo'] ?? null
  // A quote would show the words to whoever may not read them.
  if (replyToId && talking.isRelayed) throw new Refused('relayed_conversation')
  if (replyToId) await refuseUnanswerable(call, conversationId, replyToId)
  return await addMessage(tx, {
    centerId,
    conversationId,
    authorId: actor.userId!,
    side: talking.side,
    body: input.body,
    receivedVia: input.receivedVia ?? 'web',
    replyToId,
    requestId,
    isRelayed: talking.isRelayed,
    ...(ids.length > 0 && { along: async (messageId) => await attach(call, { messageId, conversationId, ids }) }),
  })
}

/** Checks that the answered message belongs to this conversation and was not deleted. @throws 404 related_not_found, 409 message_deleted */
async function refuseUnanswerable({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, conversationId: string, id: string): Promise<void> {
  const answered = isUuid(id)
    ? await tx
        .selectFrom('messages')
        .select(['kind', 'deleted_at'])
        .where('volunteer_center_id', '=', centerId)
        .where('conversation_id', '=', conversationId)
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!answered || answered.kind === 'status_change') throw new NotFound('messages', id, 'related_not_found')
  if (answered.deleted_at) throw new Refused('message_deleted')
}

type Asked = NonNullable<(typeof organizationAsked)['payload']>

/** Writes in the only conversation of a center with an organization. Starts it if there is none, and reopens it if it had ended. */
export async function sendToOrganization(tx: Tx, { centerId, organizationId, authorId, body, requestId }: Asked): Promise<void> {
  await sql`insert into conversations (volunteer_center_id, subject_type, subject_id, organization_id)
    values (${centerId}, 'organization', ${organizationId}, ${organizationId})
    on conflict on constraint conversations_subject do nothing`.execute(tx)
  const { id, status } = await tx
    .selectFrom('conversations')
    .select(['id', 'status'])
    .where('volunteer_center_id', '=', centerId)
    .where('subject_type', '=', 'organization')
    .where('subject_id', '=', organizationId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (status === 'blocked') throw new Refused('conversation_blocked')
  if (status === 'closed') await sql`update conversations set status = 'open' where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  await addMessage(tx, { centerId, conversationId: id, authorId, side: 'center', body, requestId })
}
