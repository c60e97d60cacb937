import { json, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import type { Answer } from './read-answers.ts'

/** How long ago it was sent. */
export const sentWithin = ['week', 'month'] as const

/** What somebody answered to a form, in the words of then. */
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
