import { boolean, integer, json, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { importKinds, importStatuses, matchReasons, rowChoices, rowOutcomes } from './states.ts'

/** How many rows there are of each sort, and what will be done with them. */
export type ImportCounts = { bad: number; exists: number; new: number; add: number; update: number; skip: number; mails: number }
/** What is wrong in a row, by field, in the reader's language. */
export type RowFaults = Readonly<Record<string, { code: string; message: string }>>

/** A list from a spreadsheet on its way in (domain §3.17). */
export const importList = defineResource({
  type: 'imports',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    kind: oneOf(importKinds, { filter: ['eq'] }),
    fileName: text({ max: 200 }),
    status: oneOf(importStatuses, { readOnly: true, filter: ['eq'] }),
    problem: text({ readOnly: true, optional: true }),
    encoding: text({ readOnly: true, optional: true }),
    delimiter: text({ readOnly: true, optional: true }),
    headers: json<string[]>()({ readOnly: true }),
    /** By field the number of its column, from nought. */
    mapping: json<Record<string, number>>()({ later: true }),
    /** Whether whoever gets an account is told by mail. */
    invite: boolean({ later: true }),
    rowCount: integer({ readOnly: true }),
    progress: integer({ readOnly: true }),
    appliedAt: timestamp({ readOnly: true, optional: true }),
    undoneAt: timestamp({ readOnly: true, optional: true }),
    createdAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  verbs: ['list', 'get', 'create', 'update', 'remove'],
  memberVerbs: { read: {}, apply: {}, undo: {} },
})

/** One row of it: what was read, what is wrong, and what will be done. */
export const importRow = defineResource({
  type: 'import_rows',
  belongsTo: 'center',
  order: 'sequence',
  attributes: {
    position: integer({ readOnly: true, sort: true }),
    /** What needs somebody comes first; it stays where it is while it is put right. */
    sequence: integer({ readOnly: true, sort: true }),
    /** By field, as it stands in the file or was typed over it. */
    texts: json<Record<string, string>>()({ later: true }),
    faults: json<RowFaults>()({ readOnly: true }),
    outcome: oneOf(rowOutcomes, { readOnly: true, filter: ['eq'] }),
    choice: oneOf(rowChoices, { later: true, filter: ['eq'] }),
    matchBy: oneOf(matchReasons, { readOnly: true, optional: true }),
    matchName: text({ readOnly: true, optional: true }),
    matchId: text({ readOnly: true, optional: true }),
  },
  relationships: { import: one('imports', 'import_id') },
  verbs: ['list', 'get', 'update'],
})
