import { json, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource } from '#kernel/jsonapi/resource.ts'
import type { StoredLook } from './stored-look.ts'

/** A look that a center had and can restore: the history, for its admins (ADR 0033). */
export const centerLook = defineResource({
  type: 'center_looks',
  belongsTo: 'center',
  order: '-createdAt',
  versioned: false,
  attributes: {
    look: json<StoredLook>()({ readOnly: true }),
    /** Empty when that person no longer exists. */
    chosenByName: text({ sql: `coalesce((select full_name(u.first_name, u.last_name) from users u where u.id = @.chosen_by), '')` }),
    createdAt: timestamp({ readOnly: true, sort: true }),
  },
  verbs: ['list', 'get'],
  memberVerbs: { restore: {} },
})
