import { expenseNote } from '#features/expenses/expense-note.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { addNote, changeNote, removeNote, undoNote } from './verbs.ts'

export const expenseNotesApi: ApiOf<typeof expenseNote> = {
  resource: expenseNote,
  isPrivate: true,
  scopes: {
    own: '@.user_id = :user and @.before_of is null',
    kept: '@.user_id = :user and @.removed_at is null',
  },
  filters: { year: { kind: 'text', sql: `@.month between :value || '-01' and :value || '-12'`, about: 'Of one year, as 2025' } },
  list: { allow: ({ request }) => refuseWhileImpersonating(request.actor) },
  get: true,
  create: addNote,
  update: changeNote,
  remove: removeNote,
  memberVerbs: { takeOut: { run: removeNote, ability: 'remove' } },
  undo: undoNote,
}
