import { sql } from 'kysely'
import { text } from '#kernel/fields/field.ts'
import { Forbidden, NotFound } from '#kernel/http/errors.ts'
import { changeOnceFor } from '#kernel/jsonapi/server/api.ts'
import { type ApiRequest, rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { organizationsApi } from '#features/organizations/server/api.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { acceptTransfer, refuseTransfer, requestTransfer, withdrawTransfer } from './verbs.ts'
import { organizationTransfersApi as api } from './api.ts'

export const requestFields = { volunteerCenterId: text(), reason: text({ min: 1, max: 1000 }) }
export const refusalFields = { reason: text({ min: 1, max: 1000 }) }

type Step = (call: ApiRequest, id: string) => ReturnType<ApiRoute['run']>
const steps: Record<'accept' | 'refuse' | 'withdraw', Step> = {
  accept: async (call, id) => await changeOnceFor(call, { id, ability: 'accept', kind: 'action' }, { api, verb: acceptTransfer, fields: {}, isImplied: true }),
  refuse: async (call, id) =>
    await changeOnceFor(call, { id, ability: 'refuse', kind: 'action' }, { api, verb: refuseTransfer as never, fields: refusalFields, isImplied: true }),
  withdraw: async (call, id) =>
    await changeOnceFor(call, { id, ability: 'withdraw', kind: 'action' }, { api, verb: withdrawTransfer, fields: {}, isImplied: true }),
}

/** Refuses on sites without transfers, whether or not one exists (decisions 36). */
const where: <T>(call: ApiRequest, run: () => Promise<T>) => Promise<T> = async (call, run) => {
  requireSignedIn(call)
  if (!flags(call.request.tenant).enableOrganizationsMoving) throw new Forbidden('feature_disabled')
  return await run()
}

/** The current transfer, else the latest one, of an organization that this center has or would receive. */
async function moveOf(call: ApiRequest): Promise<string> {
  const id = idOf(call)
  const { centerId } = call.asked
  const move = isUuid(id)
    ? await call.db.inCenter(
        centerId,
        async (tx) =>
          await tx
            .selectFrom('organization_moves')
            .select('id')
            .where('volunteer_center_id', '=', centerId)
            .where('organization_id', '=', id)
            .orderBy(sql<boolean>`status = 'requested'`, 'desc')
            .orderBy('created_at', 'desc')
            .limit(1)
            .executeTakeFirst(),
      )
    : undefined
  if (!move) throw new NotFound('organizations', id)
  return move.id
}

/** The request and its answers: by organization, as in contract §3.3, and by transfer. */
export const transferRoutes: ApiRoute[] = [
  {
    method: 'POST',
    path: '/organizations/:id/move',
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) =>
      await where(call, async () => {
        return await changeOnceFor(
          call,
          { id: idOf(call), ability: 'move', kind: 'action' },
          { api: organizationsApi, verb: requestTransfer as never, fields: requestFields },
        )
      }),
  },
  ...Object.entries(steps).flatMap(([verb, take]): ApiRoute[] => [
    {
      method: 'PUT',
      path: `/organizations/:id/move/${verb}`,
      counts: rowWriteHeaders,
      parameters: 'query',
      run: async (call) => await where(call, async () => await take(call, await moveOf(call))),
    },
    {
      method: 'PUT',
      path: `/organization_moves/:id/${verb}`,
      counts: rowWriteHeaders,
      parameters: 'query',
      run: async (call) => await where(call, async () => await take(call, idOf(call))),
    },
  ]),
]
