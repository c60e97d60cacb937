import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import type { ResourceApi } from '#kernel/jsonapi/server/registry.ts'
import { volunteerCenter, volunteerCenterProfile } from '#features/tenancy/volunteer-center.ts'
import type { Centers } from './centers.ts'

export const volunteerCentersApi: ResourceApi = { resource: volunteerCenter, scopes: { own: '@.id = :center' }, includes: ['profile'] }
export const volunteerCenterProfilesApi: ResourceApi = { resource: volunteerCenterProfile, scopes: {}, includes: ['volunteerCenter'], get: true }

/** GET /volunteer_centers: those of this tenant alone; GET /volunteer_centers/current: the one of this request. */
export function volunteerCenterRoutes(centers: Centers): ApiRoute[] {
  const list: ApiRoute['run'] = async (call) => ({
    document: await call.list('volunteer_centers', ({ alias, statement }) => ({
      where: `${alias}.id = any(${statement.param(centers.ofTenant(call.asked.tenantKey).map(({ id }) => id))}::uuid[])`,
    })),
    headers: call.asked.actor.userId ? undefined : { 'cache-control': 'public, max-age=300' },
  })
  return [
    { method: 'GET', path: '/volunteer_centers', run: list },
    { method: 'GET', path: '/volunteer_centers/current', run: async (call) => ({ document: await call.one('volunteer_centers', call.asked.centerId) }) },
  ]
}
