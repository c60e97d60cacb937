import { NotFound } from '#kernel/http/errors.ts'
import { changeOnceFor } from '#kernel/jsonapi/server/api.ts'
import { refuseIfOff } from '#kernel/jsonapi/server/refuse-if-off.ts'
import { type ApiRequest, rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { poolEntry } from '#features/pool/model/pool-entry.ts'
import { saveEntry } from './save-entry.ts'

const { type } = poolEntry
const path = '/profiles/current/pool_entry'

/** The fields that the owner of a card may send. */
export const cardFields = poolEntry.attributes

/** GET and PUT of one's own card. Who has none yet gets 404; the first PUT makes it. */
export const ownEntryRoutes = (api: ApiOf<typeof poolEntry>): ApiRoute[] => [
  {
    method: 'GET',
    path,
    parameters: 'query',
    run: async (call) => {
      refuseStranger(call, 'read')
      const query = call.query(type, 'one')
      const id = await ownEntryId(call)
      if (!id) throw new NotFound(type)
      return { document: await call.one(type, id, query), headers: { 'cache-control': 'no-store' } }
    },
  },
  {
    method: 'PUT',
    path,
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) => {
      refuseStranger(call, 'update')
      const id = (await ownEntryId(call)) ?? (await beginEntry(call))
      return await changeOnceFor(call, { id, ability: 'update', kind: 'update' }, { api, fields: cardFields, isImplied: true, verb: saveEntry as never })
    },
  },
]

function refuseStranger(call: ApiRequest, verb: 'read' | 'update'): void {
  refuseIfOff(call, 'volunteerProfiles', 'forbidden')
  requireRight(call, type, verb)
  if (!call.asked.actor.userId) requireRight(call, type, 'update')
}

async function ownEntryId(call: ApiRequest): Promise<string | null> {
  const { centerId, actor } = call.asked
  return await call.db.inCenter(centerId, async (tx) => {
    const row = await tx.selectFrom(type).select('id').where('volunteer_center_id', '=', centerId).where('user_id', '=', actor.userId!).executeTakeFirst()
    return row?.id ?? null
  })
}

/** A card that nobody sees and that says nothing, until the change that follows. */
async function beginEntry(call: ApiRequest): Promise<string> {
  const { centerId, actor } = call.asked
  await call.inHeldTransaction(type, async (tx) => {
    await tx
      .insertInto(type)
      .values({ volunteer_center_id: centerId, user_id: actor.userId! })
      .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'user_id']).doNothing())
      .execute()
  })
  return (await ownEntryId(call))!
}
