import { group, text } from '#kernel/fields/field.ts'
import { centerFields, suspensionFields, tenantFields } from '#features/tenancy/site-fields.ts'
import type { DescribedCalls } from '#kernel/jsonapi/openapi/server/openapi.ts'

/** Calls that no resource declares, described for OpenAPI; the others describe themselves. */
export const describedCalls: DescribedCalls = {
  'GET /api/v1/volunteer_centers': {
    id: 'listVolunteerCenters',
    summary: 'The centers of this tenant',
    list: 'volunteer_centers',
    query: { include: '' },
    open: true,
  },
  'GET /api/v1/volunteer_centers/current': {
    id: 'getCurrentVolunteerCenter',
    summary: 'The center of this request',
    one: 'volunteer_centers',
    query: { include: 'profile' },
    open: true,
  },
  'GET /api/v1/tenants': { id: 'listTenants', summary: 'Every site with its hosts and centers, in meta.sites; for platform admins' },
  'GET /api/v1/tenants/:id': { id: 'getTenant', summary: 'One site, in meta.site' },
  'POST /api/v1/tenants': {
    id: 'addTenant',
    summary: 'Add a site with its first center, all of it or nothing',
    body: { ...tenantFields, center: group(centerFields) },
    bodyType: 'tenants',
  },
  'POST /api/v1/tenants/:id/centers': { id: 'addCenter', summary: 'Add a center to a site', body: centerFields, bodyType: 'tenants' },
  'POST /api/v1/tenants/:id/hosts': {
    id: 'addHost',
    summary: 'Give a site another host, which shows the named center or the default one',
    body: { host: text({ max: 300 }), centerId: text({ optional: true }) },
    bodyType: 'tenants',
  },
  'DELETE /api/v1/tenants/:id/hosts/:host': { id: 'removeHost', summary: 'Take a host from a site; not that of its own address' },
  'PUT /api/v1/tenants/:id/hosts/:host/main': { id: 'makeMainHost', summary: 'Make a host the one that links begin with' },
  'PUT /api/v1/tenants/:id/suspend': {
    id: 'suspendTenant',
    summary: 'Close a site for now; nothing of it is lost',
    body: suspensionFields,
    bodyType: 'tenants',
  },
  'PUT /api/v1/tenants/:id/reopen': { id: 'reopenTenant', summary: 'Open it again' },
  'PUT /api/v1/tenants/:id/centers/:center/suspend': {
    id: 'suspendCenter',
    summary: 'Close one center of a site for now',
    body: suspensionFields,
    bodyType: 'tenants',
  },
  'PUT /api/v1/tenants/:id/centers/:center/reopen': { id: 'reopenCenter', summary: 'Open it again' },
}
