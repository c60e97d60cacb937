import { type RowOf, column, tableOf } from '#kernel/db/table.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    vacancies: RowOf<typeof vacancies>
  }
}

export const vacancies = tableOf(vacancy, {
  columns: { shared_with: column.uuids({ filled: true }) },
  filled: [
    'summary',
    'description',
    'tasks',
    'expectations',
    'rewards',
    'translations',
    'themes',
    'activities',
    'skills',
    'target_groups',
    'dayparts',
    'slots',
    'places_taken',
    'suitable_for',
    'requirements',
    'support_offered',
    'insured',
    'expenses',
    'questions',
    'hide_address',
    'status',
    'status_since',
  ],
})
