import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { organizationTransfer } from '#features/organization-transfers/organization-transfer.ts'

const leaving = `@.side = 'leaving'`

export const organizationTransfersApi: ApiOf<typeof organizationTransfer> = {
  resource: organizationTransfer,
  scopes: { leaving, ownLeaving: `(${leaving} and @.organization_id = any(:adminOrganizations))` },
  possible: {
    accept: `@.status = 'requested' and case when ${leaving} then @.leaving_agreed_at else @.receiving_agreed_at end is null`,
    refuse: `@.status = 'requested'`,
    withdraw: `@.status = 'requested'`,
  },
  list: true,
  get: true,
  filters: { organizationIdEq: { kind: 'id', sql: '@.organization_id = :value', about: 'The moves of one organization' } },
}
