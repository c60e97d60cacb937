import { email, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** How often somebody is mailed about new vacancies. */
export const frequencies = ['at_once', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]
/** Of one person, or one address, at one center. */
export const maxSearches = 20

/** A search of vacancies that somebody is mailed about (domain §3.16). */
export const savedSearch = defineResource({
  type: 'saved_searches',
  belongsTo: 'center',
  order: '-createdAt',
  versioned: false,
  attributes: {
    /** The query string of the search page, without its question mark. */
    query: text({ max: 1000, optional: true, onlyNew: true }),
    frequency: oneOf(frequencies, { filter: ['eq'] }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
})

/** The fields of a visitor's request. */
export const strangerFields = { query: text({ max: 1000, optional: true }), frequency: oneOf(frequencies), email: email() }
