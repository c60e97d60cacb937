import { oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** Lists whose views can be saved, and the report: a new list of staff adds its page. */
export const listPages = [
  '/organizations',
  '/users',
  '/vacancies',
  '/applications',
  '/activiteitenkalender/overzicht',
  '/sociale-kaart/overzicht',
  '/analytics/index-2',
] as const
/** Of one person and one list. */
export const maxViews = 20

/** A list with its filters and order, under a name that its owner chose. */
export const savedView = defineResource({
  type: 'saved_views',
  belongsTo: 'center',
  order: 'name',
  versioned: false,
  attributes: {
    page: oneOf(listPages, { filter: ['eq'] }),
    name: text({ min: 1, max: 60, sort: true }),
    /** The query string of the address, without its question mark. */
    query: text({ max: 1000, optional: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  verbs: ['list', 'get', 'create', 'remove'],
})
