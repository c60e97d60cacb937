import { type RawBuilder, sql } from 'kysely'
import { contactIn } from '#features/conversations/model/contact-in.ts'
import { messages } from '#features/conversations/model/messages.ts'
import { sendRefusalOf } from '#features/conversations/model/server/participation.ts'
import type { Subject } from '#features/conversations/model/states.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { today } from '#kernel/db/server/database-clock.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { say } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { addMessage } from './add-message.ts'

/** How many organizations a person may ask something in a day: enough to look around, too few to send everybody the same. */
const maxInADay = 10

const pointer = '/data/relationships/vacancy'

type Asked = { id: string; organizationId: string; isOpen: boolean; isKnown: boolean; begun: number }

/** The vacancy that a question is about: open for applications, and not of the caller's own organization. @throws 404 related_not_found, 409 */
async function askableVacancy({ tx, actor, centerId, related, locale }: Pick<Call, 'tx' | 'actor' | 'centerId' | 'related' | 'locale'>): Promise<Asked> {
  const vacancyId = related['vacancy']
  if (!vacancyId) throw new Invalid([{ code: 'blank', attribute: 'vacancy', pointer, detail: say(locale, fieldWords.blank) }])
  const rows = await rowsOf(
    tx,
    {
      id: shown.text('id'),
      organizationId: shown.text('organization_id'),
      isOpen: shown.flag(`status = 'published' and valid_through >= ${today}`),
      isKnown: shown.flag(
        sql`exists (select from conversations c where c.volunteer_center_id = ${centerId} and c.subject_type = 'vacancy' and c.subject_id = v.id and c.user_id = ${actor.userId})`,
      ),
      begun: shown.number(
        sql`(select count(*)::int from conversations c where c.volunteer_center_id = ${centerId} and c.user_id = ${actor.userId} and c.subject_type = 'vacancy' and c.created_at > now() - interval '1 day')`,
      ),
    },
    (columns) =>
      sql`select ${columns} from vacancies v where volunteer_center_id = ${centerId} and id = ${vacancyId} and status in ('published', 'paused', 'filled', 'closed')`,
  )
  const vacancy = rows[0]
  if (!vacancy) throw new NotFound('vacancies', vacancyId, 'related_not_found')
  if (actor.organizationIds.includes(vacancy.organizationId)) throw new Refused('own_organization', { pointer })
  // A conversation that was started while the vacancy was open may go on.
  if (vacancy.isKnown) return vacancy
  if (!vacancy.isOpen) throw new Refused('vacancy_closed', { pointer })
  if (vacancy.begun >= maxInADay) throw new Refused('too_many_questions', { pointer })
  return vacancy
}

type Begun = { subjectType: Subject; message: string; topic?: string | null; reach?: string | null }

/**
 * POST /conversations: a question to the center, or to an organization about one of its vacancies. Each person has one
 * conversation for each subject; asking again continues it, and reopens it if it had ended (domain §3.3).
 */
export const beginConversation: Verb<Begun> = async (call) => {
  const { tx, actor, centerId, input, locale, requestId } = call
  refuseWhileImpersonating(actor)
  const { subjectType } = input
  if (subjectType !== 'support' && subjectType !== 'vacancy')
    throw new Invalid([{ code: 'inclusion', attribute: 'subjectType', detail: say(locale, fieldWords.inclusion) }])
  const userId = actor.userId!
  // Center staff would be asking themselves.
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

type Start = {
  centerId: string
  id: string
  subjectId: string
  userId: string
  organizationId: string
  /** What the organization wrote before: an invitation, which the volunteer has read. */
  opening?: { authorId: string; body: string; at: Date } | null
  /** The volunteer's letter; empty if there is none. */
  firstMessage: string
}

/** The statements that start the conversation about an application. The volunteer's letter is its first message, which its author has read. */
export function conversationInserts({ centerId, id, subjectId, userId, organizationId, opening = null, firstMessage }: Start): RawBuilder<unknown>[] {
  return [
    sql`insert into conversations (volunteer_center_id, id, subject_type, subject_id, user_id, organization_id, last_message_at)
      values (${centerId}, ${id}, 'application', ${subjectId}, ${userId}, ${organizationId}, now())`,
    sql`insert into conversation_readers (volunteer_center_id, conversation_id, user_id, seen_up_to) values (${centerId}, ${id}, ${userId}, now())`,
    ...(opening
      ? [
          sql`insert into messages (volunteer_center_id, conversation_id, author_id, side, body, contact_shared, created_at)
            values (${centerId}, ${id}, ${opening.authorId}, 'organization', ${opening.body}, ${contactIn(opening.body) !== null}, ${opening.at})`,
        ]
      : []),
    ...(firstMessage === ''
      ? []
      : [
          sql`insert into messages (volunteer_center_id, conversation_id, author_id, side, body, contact_shared, created_at)
            values (${centerId}, ${id}, ${userId}, 'volunteer', ${firstMessage}, ${contactIn(firstMessage) !== null}, now())`,
        ]),
  ]
}
