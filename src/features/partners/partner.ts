import { integer, oneOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** The kinds of partners: the groups of the page, in this order. */
export const partnerKinds = ['municipality', 'partner', 'fund', 'sponsor'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** An organization that a center works with (domain §3.16). */
export const partner = defineResource({
  type: 'partners',
  belongsTo: 'center',
  order: 'position',
  attributes: {
    name: text({ min: 2, max: 120, filter: ['eq', 'text'], sort: true }),
    kind: oneOf(partnerKinds, { later: true, filter: ['eq'] }),
    text: text({ max: 300, optional: true }),
    textEn: text({ max: 300, optional: true }),
    url: url({ optional: true, max: 500 }),
    /** Ascending order; a new one comes last. */
    position: integer({ min: 0, max: 9999, later: true, sort: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: { logo: one('files', 'logo_id', { optional: true }) },
  includes: ['logo'],
  filters: { search: text() },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
})
