import { boolean, email, integer, number, oneOf, someOf, text, timestamp, url } from '#kernel/fields/field.ts'
import { defineResource, many, one, owns } from '#kernel/jsonapi/resource.ts'
import { themes } from '#features/organizations/themes.ts'
import { organizationStatuses, organizationTypes } from './states.ts'

const staff = ['member', 'admin', 'coordinator', 'center_admin', 'super_admin'] as const

export const organization = defineResource({
  type: 'organizations',
  belongsTo: 'center',
  order: 'name',
  plainType: 'organizationType',
  attributes: {
    name: text({ min: 2, max: 120, filter: ['eq', 'text'], sort: true }),
    slug: text({ readOnly: true, filter: ['eq'] }),
    organizationType: oneOf(organizationTypes, { filter: ['eq'] }),
    status: oneOf(organizationStatuses, { later: true, filter: ['eq'], sort: true }),
    /** Why it is denied or archived; goes to one of the two below. */
    reason: text({ max: 1000, optional: true, writeOnly: true }),
    /** What its admins read beside the decision, in their mail. */
    message: text({ max: 1000, optional: true, writeOnly: true }),
    summary: text({ max: 160 }),
    website: url({ optional: true }),
    phone: text({ max: 30, optional: true }),
    publicEmail: email({ optional: true }),
    kvkNumber: text({ max: 8, optional: true, seenBy: staff }),
    legalForm: oneOf(['stichting', 'vereniging', 'cooperatie', 'kerk', 'overheid', 'informeel'], { optional: true }),
    deniedReason: text({ readOnly: true, optional: true, seenBy: staff }),
    archivedReason: text({ readOnly: true, optional: true, seenBy: staff }),
    responseMedianDays: integer({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: {
    address: one('addresses', 'address_id', { optional: true }),
    profile: owns('organization_profiles', 'organization_id'),
    vacancies: many('vacancies', 'organization_id'),
  },
  includes: ['address', 'profile', 'vacancies', 'vacancies.address'],
  filters: { search: text(), mine: boolean(), withOpenVacancies: boolean(), near: text(), nearPostcode: text() },
  verbs: ['list', 'get', 'update', 'remove'],
  actions: {
    approve: {
      status: oneOf(organizationStatuses, { optional: true }),
      reason: text({ max: 1000, optional: true }),
      message: text({ max: 1000, optional: true }),
    },
    ask: { message: text({ min: 1, max: 5000 }) },
  },
  bulk: 100,
})

export const organizationProfile = defineResource({
  type: 'organization_profiles',
  belongsTo: 'center',
  order: 'description',
  attributes: {
    description: text({ min: 50, max: 5000 }),
    themes: someOf(themes, { maxItems: 4, filter: ['eq'] }),
    logoUrl: text({ readOnly: true, optional: true }),
  },
  relationships: { organization: one('organizations', 'organization_id') },
  includes: ['organization'],
  verbs: ['get'],
})

export const address = defineResource({
  type: 'addresses',
  belongsTo: 'center',
  order: 'city',
  attributes: {
    street: text({ max: 120, optional: true }),
    houseNumber: text({ max: 12, optional: true }),
    postcode: text({ max: 7, optional: true, filter: ['eq', 'text'] }),
    city: text({ max: 80, filter: ['eq', 'text'] }),
    latitude: number({ min: -90, max: 90, optional: true }),
    longitude: number({ min: -180, max: 180, optional: true }),
  },
  verbs: ['get'],
})
