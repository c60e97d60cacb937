import { timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'

/** Of one person at one center. */
export const maxFavourites = 200

/** A vacancy that somebody set aside. */
export const favourite = defineResource({
  type: 'favourites',
  belongsTo: 'center',
  order: '-createdAt',
  versioned: false,
  attributes: { createdAt: timestamp({ readOnly: true, sort: true }) },
  relationships: { vacancy: one('vacancies', 'vacancy_id') },
  includes: ['vacancy', 'vacancy.organization'],
  verbs: ['list', 'get', 'create', 'remove'],
})
