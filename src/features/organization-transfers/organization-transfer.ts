import { oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import { organizationTypes } from '#features/organizations/model/states.ts'
import { transferSides, transferStatuses } from './states.ts'

const nameOf = (column: string) => `(select c.name from volunteer_centers c where c.id = @.${column})`

/**
 * A request that an organization moves to another center of the site. Each of the two centers has a row of its own under the same id; these
 * attributes are all that the receiving center may know beforehand (ADR 0024).
 */
export const organizationTransfer = defineResource({
  type: 'organization_moves',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    side: oneOf(transferSides, { readOnly: true, filter: ['eq'] }),
    status: oneOf(transferStatuses, { readOnly: true, filter: ['eq'] }),
    organizationId: text({ sql: '@.organization_id::text' }),
    organizationName: text({ readOnly: true, filter: ['eq', 'text'] }),
    organizationType: oneOf(organizationTypes, { readOnly: true }),
    city: text({ readOnly: true, optional: true }),
    reason: text({ readOnly: true }),
    refusalReason: text({ readOnly: true, optional: true }),
    fromCenterName: text({ sql: nameOf('from_center_id') }),
    toCenterName: text({ sql: nameOf('to_center_id') }),
    leavingAgreedAt: timestamp({ readOnly: true, optional: true }),
    receivingAgreedAt: timestamp({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  filters: { organizationIdEq: text() },
  verbs: ['list', 'get'],
})
