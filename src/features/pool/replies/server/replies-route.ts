import { sql } from 'kysely'
import type { ListConstraint } from '#kernel/jsonapi/read/server/list-sql.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { reasonsFor } from '#features/pool/matching/reasons.ts'
import { type CardFacts, type WishedVacancy, wishOf } from '#features/pool/matching/wish.ts'
import { isOpenInvitationSql, poolInvitation } from '#features/pool/model/pool-invitation.ts'
import { cardFactsSql, vacancyFactsSql } from '#features/pool/search/server/facts-sql.ts'

const { type } = poolInvitation

/**
 * GET /profile_replies: the caller's invitations, those that wait for an answer first; `meta.reasons` of each says why it fits. Reading them
 * is seeing them.
 */
export const repliesRoute: ApiRoute = {
  method: 'GET',
  path: '/profile_replies',
  parameters: 'query',
  run: async (call) => {
    refuseIfOff(call, 'volunteerProfiles', 'forbidden')
    requireSignedIn(call)
    requireRight(call, 'profile_replies', 'read')
    const document = await call.list(type, ownInvitations(call.asked.actor.userId!))
    await markSeen(call)
    return { document, headers: { 'cache-control': 'no-store' } }
  },
}

const ownInvitations =
  (userId: string): ListConstraint =>
  ({ alias, statement }) => ({
    where: `${alias}.user_id = ${statement.param(userId)}::uuid`,
    order: `${isOpenInvitationSql(alias)} desc, ${alias}.created_at desc, ${alias}.id`,
    beside: [
      {
        sql: `json_build_array((select ${cardFactsSql('e')} from pool_entries e where e.volunteer_center_id = ${alias}.volunteer_center_id and e.id = ${alias}.entry_id),
          (select ${vacancyFactsSql('v')} from vacancies v where v.volunteer_center_id = ${alias}.volunteer_center_id and v.id = ${alias}.vacancy_id))`,
        take: (text, object) => {
          const [card, vacancy] = JSON.parse(text!) as [CardFacts | null, WishedVacancy | null]
          object.meta = { ...object.meta, reasons: card && vacancy ? reasonsFor(card, wishOf(vacancy)) : { fits: [], misfit: null } }
        },
      },
    ],
  })

/** Not while somebody looks along as this person. */
async function markSeen({ asked: { centerId, actor, now }, db }: ApiRequest): Promise<void> {
  if (actor.session?.kind === 'impersonation') return
  await db.inCenter(centerId, async (tx) => {
    await sql`update pool_invitations set status = 'seen', seen_at = ${now} where volunteer_center_id = ${centerId} and user_id = ${actor.userId} and status = 'sent'
      and expires_at > ${now}`.execute(tx)
  })
}
