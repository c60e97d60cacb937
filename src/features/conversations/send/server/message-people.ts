import { sql } from 'kysely'
import { bulkMessage } from '#features/conversations/model/bulk-message.ts'
import { sendRefusalOf } from '#features/conversations/model/server/participation.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff, inRoles } from '#kernel/access/role-sets.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Forbidden, NotFound, Refused } from '#kernel/http/errors.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { actOnMany } from '#kernel/jsonapi/write/server/change-many.ts'
import { addMessage } from './add-message.ts'

/**
 * PATCH /users/message: the center writes to each of these people, in the one conversation that each has with it; it begins where there is
 * none, and goes on where it had ended. @throws per row 409 own_center, account_not_active, conversation_blocked
 */
export const messagePeople: ApiRoute = {
  method: 'PATCH',
  path: '/users/message',
  counts: rowWriteHeaders,
  parameters: 'query',
  run: async (call) => {
    if (!hasRole(call.asked.actor, caseStaff)) throw new Forbidden()
    return await actOnMany(call, call.registry.find('users')!, { ability: 'read', fields: bulkMessage, isFinal: true, inCenter: true, run: messagePerson })
  },
}

async function messagePerson({ tx, centerId, actor, requestId, id, input: { message } }: Call<{ message: string }>): Promise<void> {
  refuseWhileImpersonating(actor)
  const [person] = await rowsOf(
    tx,
    {
      status: shown.text('u.status'),
      isStaff: shown.flag(
        sql`exists (select from user_roles r where r.user_id = u.id and r.volunteer_center_id = ${centerId} and ${sql.raw(inRoles('r.name', caseStaff))})`,
      ),
    },
    (columns) => sql`select ${columns} from users u where u.id = ${id}`,
  )
  if (!person) throw new NotFound('users', id)
  if (person.isStaff) throw new Refused('works_for_center')
  if (person.status !== 'active') throw new Refused('account_not_active')
  await sql`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id) values (${centerId}, 'support', ${id}, ${id})
    on conflict on constraint conversations_subject do nothing`.execute(tx)
  const conversation = await tx
    .selectFrom('conversations')
    .select(['id', 'status', 'blocked_side as blockedSide'])
    .where('volunteer_center_id', '=', centerId)
    .where('subject_type', '=', 'support')
    .where('subject_id', '=', id)
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const quiet = sendRefusalOf({ side: 'center', ...conversation })
  if (quiet && conversation.status === 'blocked') throw new Refused(quiet)
  if (conversation.status === 'closed')
    await sql`update conversations set status = 'open' where volunteer_center_id = ${centerId} and id = ${conversation.id}`.execute(tx)
  await addMessage(tx, { centerId, conversationId: conversation.id, authorId: actor.userId!, side: 'center', body: message, requestId })
}
