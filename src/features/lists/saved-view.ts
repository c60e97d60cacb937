import { oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** Lists that can be kept as one likes to see them: a new list of staff adds its page. */
export const listPages = ['/organizations', '/users', '/vacancies', '/applications'] as const
/** For one person and one list. */
export const maxViews = 20

/** A list as somebody likes to see it, by a name of their own. */
export const savedView = defineResource({
  type: 'saved_views',
  belongsTo: 'center',
  order: 'name',
  versioned: false,
  attributes: {
    page: oneOf(listPages, { filter: ['eq'] }),
    name: text({ min: 1, max: 60, sort: true }),
    /** The parameters of the address, as they stand behind its question mark. */
    query: text({ max: 1000, optional: true }),
    createdAt: timestamp({ readOnly: true }),
  },
  verbs: ['list', 'get', 'create', 'remove'],
})
