import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { importList, importRow } from '#features/imports/model/import.ts'
import { correctRow } from '#features/imports/check/server/check-rows.ts'
import { addCounts, addFaultMessages } from '#features/imports/check/server/present.ts'
import { importRowScopes, importScopes } from '#features/imports/kinds/server/scopes.ts'
import { applyImportVerb, createImport, readImport, removeImport, undoImportVerb, updateImport } from './verbs.ts'

export const importsApi: ApiOf<typeof importList> = {
  resource: importList,
  scopes: importScopes,
  list: true,
  get: true,
  create: createImport,
  update: updateImport,
  remove: removeImport,
  memberVerbs: {
    read: { run: readImport, ability: 'update' },
    apply: { run: applyImportVerb },
    undo: { run: undoImportVerb },
  },
  finish: addCounts,
}

export const importRowsApi: ApiOf<typeof importRow> = {
  resource: importRow,
  scopes: importRowScopes,
  list: true,
  get: true,
  update: correctRow,
  finish: addFaultMessages,
}
