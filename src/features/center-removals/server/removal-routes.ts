import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import type { Field } from '#kernel/fields/field.ts'
import { Invalid } from '#kernel/http/errors.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { readDocument } from '#kernel/jsonapi/write/server/body.ts'
import { requireRight, requireSignedIn } from '#kernel/jsonapi/write/server/write.ts'
import { proveWho } from '#features/center-archives/server/prove-who.ts'
import { checkFields } from '#features/tenancy/server/check-sites.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { planFields, withoutExportFields } from '#features/center-removals/center-removal.ts'
import { planRemoval, removeWithoutExport, stopRemoval } from './plan-removal.ts'
import { readRemoval, readRemoved } from './read-removal.ts'

export const type = 'center_removals'
/** Rows that are written here are of the platform, as centers are. */
const kept = 'volunteer_centers'
const noStore = { 'cache-control': 'no-store' }

/** The calls by which a platform's admin removes a center. `:id` is that of the center. */
export function removalRoutes({ limits }: Pick<FeatureParts, 'limits'>): ApiRoute[] {
  const answer = async (call: ApiRequest, centerId: string) => ({
    document: { meta: { removal: await readRemoval(call.db, centerId) } },
    headers: noStore,
  })
  return [
    {
      method: 'GET',
      path: `/${type}`,
      run: async (call) => {
        open(call, 'read')
        return { document: { meta: { removed: await call.inTransaction(kept, readRemoved) } }, headers: noStore }
      },
    },
    {
      method: 'GET',
      path: `/${type}/:id`,
      run: async (call) => {
        open(call, 'read')
        return await answer(call, idIn(call))
      },
    },
    {
      method: 'POST',
      path: `/${type}`,
      run: async (call) => {
        open(call, 'create')
        const { centerId = '', name = '' } = sentIn(call, planFields, null)
        await proveWho(call, limits, type)
        const { actor, locale, now } = call.asked
        await call.inHeldTransaction(kept, async (tx) => await planRemoval(tx, { centerId, name, actor, locale, now }))
        return await answer(call, centerId)
      },
    },
    {
      method: 'PUT',
      path: `/${type}/:id/without_export`,
      run: async (call) => {
        open(call, 'update')
        const { reason = '' } = sentIn(call, withoutExportFields, idIn(call))
        await call.inHeldTransaction(kept, async (tx) => await removeWithoutExport(tx, { centerId: idIn(call), reason, actor: call.asked.actor }))
        return await answer(call, idIn(call))
      },
    },
    {
      method: 'DELETE',
      path: `/${type}/:id`,
      run: async (call) => {
        open(call, 'remove')
        await call.inHeldTransaction(kept, async (tx) => await stopRemoval(tx, idIn(call), call.asked.actor))
        return await answer(call, idIn(call))
      },
    },
  ]
}

const idIn = (call: ApiRequest) => (call.request.params as { id: string }).id

/** @throws {Invalid} with every fault at its field */
function sentIn<Name extends string>(call: ApiRequest, fields: Readonly<Record<Name, Field>>, id: string | null): Partial<Record<Name, string>> {
  const { attributes } = readDocument(call.json, type, id === null ? null : { id, isImplied: true })
  const { values, issues } = checkFields(fields, Object.fromEntries([...attributes].map(([name, { value }]) => [name, value])), call.asked.locale)
  if (issues.length > 0) throw new Invalid(issues)
  return values as Partial<Record<Name, string>>
}

/** @throws 401 for a visitor, 403 for everybody but platform admins, and for who acts in the name of one */
function open(call: ApiRequest, verb: 'read' | 'create' | 'update' | 'remove'): void {
  requireSignedIn(call)
  call.refuseOtherParameters()
  requireRight(call, type, verb)
  refuseWhileImpersonating(call.asked.actor)
}
