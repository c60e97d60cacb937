import { lines, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'

/** Of one center. */
export const maxEntries = 200
/** Of one concept. */
export const maxNear = 6

/** What a center itself calls something: a concept of the product by its name, with more words for it, or one of its own. */
export const vocabularyEntry = defineResource({
  type: 'vocabulary_entries',
  belongsTo: 'center',
  order: 'name',
  attributes: {
    name: text({ min: 2, max: 60, sort: true, onlyNew: true }),
    words: lines({ min: 2, max: 60, maxItems: 40 }),
    /** Names of concepts that are like it, for when little is found. */
    near: lines({ optional: true, max: 60, maxItems: maxNear }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
})
