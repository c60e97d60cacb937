import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { partner } from '#features/partners/partner.ts'
import { addPartner, changePartner, removePartner } from './verbs.ts'

export const partnersApi: ApiOf<typeof partner> = {
  resource: partner,
  scopes: { all: 'true' },
  list: true,
  get: true,
  create: addPartner,
  update: changePartner,
  updateTakes: ['logo'],
  remove: removePartner,
  filters: { search: { kind: 'contains', sql: 'plain(@.name) like plain(:value)' } },
}
