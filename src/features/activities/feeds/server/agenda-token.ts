import { createHash } from 'node:crypto'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { signHmac } from '#kernel/http/server/hmac.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { Agenda } from '#features/activities/feeds/agenda.ts'

const type = 'agenda_tokens'
/** Of the whole signature: 192 bits. */
const letters = 32

/** What an address of a personal calendar looks like. */
export const tokenPattern = /^[\w-]{32}$/
const digestOf = (token: string) => createHash('sha256').update(token).digest()

/** Whose calendar a token opens at a center, with their language; null for one that was never valid or is replaced. */
export async function ownerOf(db: Database, centerId: string, token: string): Promise<{ userId: string; locale: 'nl' | 'en' } | null> {
  const text = `select t.user_id, u.locale from agenda_tokens t join users u on u.id = t.user_id
    where t.volunteer_center_id = $1::uuid and t.digest = decode($2, 'hex') and u.status = 'active'`
  const [rows] = await db.read(centerId, [{ name: 'owner_of_agenda', text, values: [centerId, digestOf(token).toString('hex')] }])
  const [found] = rows!
  return found ? { userId: found[0]!, locale: found[1] === 'en' ? 'en' : 'nl' } : null
}

/** GET /agenda_tokens: the caller's own address. */
export const readAgendaRoute: ApiRoute = {
  method: 'GET',
  path: '/agenda_tokens',
  run: async (call) => {
    refuseStranger(call, 'read')
    call.refuseOtherParameters()
    const { centerId, actor } = call.asked
    const row = await call.db.inCenter(
      centerId,
      async (tx) => await tx.selectFrom(type).select(['created_at', 'digest']).where('user_id', '=', actor.userId!).executeTakeFirst(),
    )
    return answer(row ? agendaOf(call, row.created_at, row.digest) : { address: null, since: null })
  },
}

/** PUT /agenda_tokens/renew: another address; the one before opens nothing any more. */
export const renewAgendaRoute: ApiRoute = {
  method: 'PUT',
  path: '/agenda_tokens/renew',
  counts: { key: 'around' },
  run: async (call) => {
    refuseStranger(call, 'renew')
    const { centerId, actor, now } = call.asked
    const userId = actor.userId!
    const digest = digestOf(tokenOf(call, now))
    await call.inHeldTransaction(type, async (tx: Tx) => {
      await tx
        .insertInto(type)
        .values({ volunteer_center_id: centerId, user_id: userId, digest, created_at: now })
        .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'user_id']).doUpdateSet({ digest, created_at: now }))
        .execute()
    })
    return answer(agendaOf(call, now, digest))
  },
}

/** @throws 404 on a site without activities, 401 for a visitor, 403 for somebody who looks along as another person */
function refuseStranger(call: ApiRequest, verb: 'read' | 'renew'): void {
  refuseIfOff(call, 'activities')
  requireRight(call, type, verb)
  refuseWhileImpersonating(call.asked.actor)
}

const answer = (agenda: Agenda) => ({ document: { meta: { agenda } }, headers: { 'cache-control': 'no-store' } })

/**
 * The token is worked out from when it was made and the secret key, so that its owner can read the address again while the database has a
 * digest only, which opens nothing.
 */
const tokenOf = ({ secretKey, asked: { centerId, actor } }: ApiRequest, since: Date) =>
  signHmac(secretKey, `agenda ${centerId} ${actor.userId} ${since.toISOString()}`).slice(0, letters)

/** With another secret key than the one it was made with, a token cannot be told any more. */
function agendaOf(call: ApiRequest, since: Date, digest: Buffer): Agenda {
  const token = tokenOf(call, since)
  const isSame = digestOf(token).equals(digest)
  return { address: isSame ? `${call.asked.origin}/agenda/${token}.ics` : null, since: since.toISOString() }
}
