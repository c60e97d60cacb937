import { type RowOf, tableOf } from '#kernel/db/table.ts'
import { vacancy } from '#features/vacancies/vacancy.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    vacancies: RowOf<typeof vacancies>
  }
}

export const vacancies = tableOf(vacancy, {
  filled: ['tasks', 'expectations', 'rewards', 'translations', 'dayparts', 'places_taken', 'suitable_for', 'requirements', 'expenses', 'questions', 'status'],
})
