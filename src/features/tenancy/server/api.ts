import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { volunteerCenter } from '#features/tenancy/volunteer-center.ts'
import { type Centers, updateCenter } from './centers.ts'

const centerScopes = {
  /** The centers of the tenant of the request. */
  ofTenant: '@.tenant_key = (select c.tenant_key from volunteer_centers c where c.id = :center)',
  current: '@.id = :center',
}

export const volunteerCentersApi: ApiOf<typeof volunteerCenter> = { resource: volunteerCenter, scopes: centerScopes, get: true, update: updateCenter }

/** GET /volunteer_centers: the centers of this tenant only; GET /volunteer_centers/current: the center of this request. */
export function volunteerCenterRoutes(centers: Centers): ApiRoute[] {
  const list: ApiRoute['run'] = async (call) => ({
    document: await call.list('volunteer_centers', ({ alias, statement }) => ({
      where: `${alias}.id = any(${statement.param(centers.ofTenant(call.asked.tenantKey).map(({ id }) => id))}::uuid[])`,
    })),
    headers: call.asked.actor.userId ? undefined : { 'cache-control': 'public, max-age=300' },
  })
  return [
    { method: 'GET', path: '/volunteer_centers', parameters: 'query', run: list },
    {
      method: 'GET',
      path: '/volunteer_centers/current',
      parameters: 'query',
      run: async (call) => ({ document: await call.one('volunteer_centers', call.asked.centerId) }),
    },
  ]
}
