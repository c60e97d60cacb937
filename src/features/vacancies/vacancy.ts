import { boolean, date, integer, json, lines, number, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, many, one } from '#kernel/jsonapi/resource.ts'
import { themes } from '#features/organizations/themes.ts'
import { commitments, dayparts, expenseKinds, languageLevels, locationModes, requirementCodes, vacancyStatuses } from './states.ts'

/** A question the organization asks when someone applies. */
export type Question = { id: string; text: string; required: boolean }
export type Translation = { title: string; summary: string; description: string }

const insiders = ['member', 'admin', 'coordinator', 'center_admin', 'super_admin'] as const

export const vacancy = defineResource({
  type: 'vacancies',
  belongsTo: 'center',
  order: '-publishedAt',
  attributes: {
    title: text({ min: 5, max: 100, filter: ['eq', 'text'], sort: true }),
    slug: text({ readOnly: true, filter: ['eq'] }),
    summary: text({ max: 160, filter: ['text'] }),
    description: text({ min: 150, max: 5000, filter: ['text'] }),
    tasks: lines({ optional: true, maxItems: 12 }),
    expectations: lines({ optional: true, maxItems: 12 }),
    rewards: lines({ optional: true, maxItems: 12 }),
    translations: json<{ en?: Translation }>()({ readOnly: true }),
    themes: someOf(themes, { maxItems: 4, filter: ['eq'] }),
    commitment: oneOf(commitments, { filter: ['eq'], sort: true }),
    locationMode: oneOf(locationModes, { filter: ['eq'] }),
    dayparts: someOf(dayparts, { optional: true, filter: ['eq'] }),
    hoursPerWeekMin: number({ min: 0, max: 20, optional: true, filter: ['eq', 'order'] }),
    hoursPerWeekMax: number({ min: 0, max: 20, optional: true, filter: ['eq', 'order'] }),
    startDate: date({ optional: true, filter: ['order', 'blank'] }),
    endDate: date({ optional: true, filter: ['order', 'blank'] }),
    validThrough: date({ filter: ['order'], sort: true }),
    places: integer({ min: 1, max: 1000, optional: true }),
    placesTaken: integer({ readOnly: true }),
    suitableFor: lines({ optional: true, maxItems: 12, filter: ['eq'] }),
    requirements: someOf(requirementCodes, { optional: true, filter: ['eq'] }),
    languageLevel: oneOf(languageLevels, { optional: true, filter: ['eq'] }),
    expenses: oneOf(expenseKinds, { filter: ['eq'] }),
    allowanceCents: integer({ min: 0, max: 21_000, optional: true }),
    questions: json<Question[]>()({ readOnly: true }),
    city: text({ readOnly: true, optional: true, filter: ['eq', 'text'], sort: true }),
    latitude: number({ readOnly: true, optional: true }),
    longitude: number({ readOnly: true, optional: true }),
    status: oneOf(vacancyStatuses, { readOnly: true, filter: ['eq'], sort: true }),
    deniedReason: text({ readOnly: true, optional: true, seenBy: insiders }),
    closedReason: oneOf(['filled', 'expired', 'cancelled', 'other'], { readOnly: true, optional: true }),
    publishedAt: timestamp({ readOnly: true, optional: true, filter: ['order'], sort: true }),
    createdAt: timestamp({ readOnly: true, filter: ['order'], sort: true }),
  },
  relationships: {
    organization: one('organizations', 'organization_id'),
    address: one('addresses', 'address_id', { optional: true }),
    contactUser: one('users', 'contact_user_id', { seenBy: insiders, optional: true }),
    applications: many('applications', 'vacancy_id', { seenBy: insiders }),
  },
  includes: ['organization', 'organization.profile', 'organization.address', 'address', 'contactUser', 'applications', 'applications.user'],
  filters: {
    search: text(),
    open: boolean(),
    mine: boolean(),
    withTheme: someOf(themes),
    withDaypart: someOf(dayparts),
    near: text(),
    nearPostcode: text(),
  },
  verbs: ['list', 'get'],
  actions: { publish: {}, deny: { reason: text({ max: 1000, optional: true }) }, extend: { validThrough: date() } },
})
