import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { missingTexts, libraryFile, usageStates } from '#features/files/model/file.ts'
import { changeFile, removeFile, undoStatus } from '#features/files/edit/server/verbs.ts'
import { fileScopes } from '#features/files/model/server/scopes.ts'

const isUsed = 'exists (select from file_uses u where u.volunteer_center_id = @.volunteer_center_id and u.file_id = @.id)'
const blank = (column: string) => `coalesce(@.${column}, '') = ''`

export const filesApi: ApiOf<typeof libraryFile> = {
  resource: libraryFile,
  scopes: fileScopes,
  list: true,
  get: true,
  update: changeFile,
  remove: removeFile,
  // Drawn before the transaction begins: `file-routes.ts` answers the call.
  memberVerbs: { replace: { run: async ({ id }) => id } },
  undo: undoStatus,
  filters: {
    search: { kind: 'contains', sql: `plain(@.name || ' ' || coalesce(@.alt_nl, '') || ' ' || coalesce(@.alt_en, '')) like plain(:value)` },
    lacks: {
      kind: 'list',
      values: missingTexts,
      about: 'Pictures without words, or without English ones',
      sql: `(@.kind = 'picture' and not @.decorative and (('words' = any(:value) and ${blank('alt_nl')}) or ('english' = any(:value) and ${blank('alt_en')})))`,
    },
    withUse: {
      kind: 'list',
      values: usageStates,
      about: 'Files that something shows, or nothing',
      sql: `(case when ${isUsed} then 'used' else 'unused' end = any(:value))`,
    },
  },
}
