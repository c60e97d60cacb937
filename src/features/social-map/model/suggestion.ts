import { oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** What of an entry somebody says is wrong. `gone`: it no longer exists. */
export const suggestedParts = ['name', 'text', 'services', 'hours', 'phone', 'address', 'website', 'cost', 'gone', 'other'] as const
export type SuggestedPart = (typeof suggestedParts)[number]

export const suggestionStatuses = ['open', 'accepted', 'declined'] as const
export type SuggestionStatus = (typeof suggestionStatuses)[number]

/** Most suggestions of one person in 24 hours. */
export const suggestionsADay = 5

/** Somebody says what is wrong with an entry of the social map. Nobody is shown who. */
export const suggestion = defineResource({
  type: 'social_map_suggestions',
  belongsTo: 'center',
  order: 'createdAt',
  attributes: {
    part: oneOf(suggestedParts, { filter: ['eq'] }),
    /** Forgotten after half a year. */
    words: text({ min: 5, max: 500 }),
    status: oneOf(suggestionStatuses, { readOnly: true, filter: ['eq'] }),
    /** What whoever decided says to who suggested it. */
    answer: text({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true }),
    decidedAt: timestamp({ readOnly: true, optional: true }),
  },
  relationships: { entry: one('social_map_entries', 'entry_id') },
  includes: ['entry'],
  filters: { entryId: text() },
  verbs: ['list', 'get', 'create'],
  memberVerbs: {
    accept: { answer: text({ max: 500, optional: true }) },
    decline: { answer: text({ max: 500, optional: true }) },
  },
})
