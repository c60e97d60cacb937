import { sql } from 'kysely'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { messages } from '#features/conversations/model/messages.ts'
import type { Subject } from '#features/conversations/model/states.ts'
import { sendRefusalOf } from '#features/conversations/model/server/participation.ts'
import { addMessage } from './add-message.ts'
import { askableVacancy } from './askable-vacancy.ts'

type Begun = { subjectType: Subject; message: string; topic?: string | null; reach?: string | null }

/**
 * POST /conversations: a question to the center, or to an organization about one of its vacancies. There is one conversation for
 * each person and subject; asked again it goes on, also when it had ended (domain §3.3).
 */
export const beginConversation: Verb<Begun> = async (call) => {
  const { tx, actor, centerId, input, locale, requestId } = call
  refuseWhileImpersonating(actor)
  const { subjectType } = input
  if (subjectType !== 'support' && subjectType !== 'vacancy')
    throw new Invalid([{ code: 'inclusion', attribute: 'subjectType', detail: say(locale, fieldWords.inclusion) }])
  const userId = actor.userId!
  // Who works for the center would ask themselves.
  if (subjectType === 'support' && hasRole(actor, caseStaff)) throw new Refused('own_center')
  const vacancy = subjectType === 'vacancy' ? await askableVacancy(call) : null
  const subjectId = vacancy?.id ?? userId
  const begun = await sql`insert into conversations (volunteer_center_id, subject_type, subject_id, user_id, organization_id)
    values (${centerId}, ${subjectType}, ${subjectId}, ${userId}, ${vacancy?.organizationId ?? null})
    on conflict on constraint conversations_subject do nothing returning id`.execute(tx)
  const { id, status, blockedSide } = await tx
    .selectFrom('conversations')
    .select(['id', 'status', 'blocked_side as blockedSide'])
    .where('volunteer_center_id', '=', centerId)
    .where('subject_type', '=', subjectType)
    .where('subject_id', '=', subjectId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const quiet = sendRefusalOf({ side: 'volunteer', status, blockedSide })
  if (quiet && status === 'blocked') throw new Refused(quiet)
  if (status === 'closed') await sql`update conversations set status = 'open' where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  const reach = input.reach && say(locale, messages.reachMe, { reach: input.reach })
  const body = [input.topic, input.message, reach].filter(Boolean).join('\n\n')
  await addMessage(tx, { centerId, conversationId: id, authorId: userId, side: 'volunteer', body, requestId })
  return { id, status: begun.rows.length > 0 ? 201 : 200 }
}
