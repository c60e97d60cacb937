import { email, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** How soon somebody is told of what is new. */
export const frequencies = ['at_once', 'daily', 'weekly'] as const
export type Frequency = (typeof frequencies)[number]
/** For one person, or one address, at one center. */
export const maxSearches = 20

/** A search of vacancies that somebody is mailed about (domain §3.16). */
export const savedSearch = defineResource({
  type: 'saved_searches',
  belongsTo: 'center',
  order: '-createdAt',
  versioned: false,
  attributes: {
    /** The parameters of the address of the search page, as they stand behind its question mark. */
    query: text({ max: 1000, optional: true, onlyNew: true }),
    frequency: oneOf(frequencies, { filter: ['eq'] }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
})

/** What a stranger sends. */
export const strangerFields = { query: text({ max: 1000, optional: true }), frequency: oneOf(frequencies), email: email() }
