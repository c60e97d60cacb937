import { json, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { Answer } from './read-answers.ts'

/** Values of the filter on how long ago an answer was sent. */
export const sentWithin = ['week', 'month'] as const

/** An answer to a form, with the questions as they were worded then. */
export const sentAnswer = defineResource({
  type: 'form_answers',
  versioned: false,
  belongsTo: 'center',
  order: '-sentAt',
  attributes: {
    answers: json<Answer[]>()({ readOnly: true }),
    sentAt: timestamp({ readOnly: true, sort: true }),
  },
  relationships: { form: one('center_forms', 'form_id') },
  filters: { search: text(), sentWithin: someOf(sentWithin) },
  verbs: ['list', 'get', 'remove'],
})
