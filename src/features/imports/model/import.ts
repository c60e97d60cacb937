import { boolean, integer, json, oneOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { importKinds, importStatuses, matchReasons, rowChoices, rowOutcomes } from './states.ts'

/** The number of rows by outcome, and by what will be done with them. */
export type ImportCounts = { bad: number; exists: number; new: number; add: number; update: number; skip: number; mails: number; warned: number }
/** The faults of a row by field, in the reader's language. */
export type RowFaults = Readonly<Record<string, { code: string; message: string }>>

/** What only a person can tell of a file, with what there is to choose from: its encoding, by examples; which of its first rows is the head. */
export type ImportQuestions = { encoding?: { encoding: string; examples: string[] }[]; headRow?: { row: number; cells: string[]; isLikely: boolean }[] }

/** A list from a spreadsheet that is being imported (domain §3.17). */
export const importList = defineResource({
  type: 'imports',
  belongsTo: 'center',
  order: '-createdAt',
  attributes: {
    kind: oneOf(importKinds, { filter: ['eq'] }),
    fileName: text({ max: 200 }),
    status: oneOf(importStatuses, { readOnly: true, filter: ['eq'] }),
    problem: text({ readOnly: true, optional: true }),
    /** Found, or chosen by a person where it could not be told (`questions`). */
    encoding: text({ later: true, optional: true }),
    delimiter: text({ readOnly: true, optional: true }),
    /** The row with the names of the columns, from 1, of those that are not empty. */
    headRow: integer({ later: true, optional: true }),
    questions: json<ImportQuestions>()({ readOnly: true }),
    headers: json<string[]>()({ readOnly: true }),
    /** The column number of each field, from 0. */
    mapping: json<Record<string, number>>()({ later: true }),
    /** Whether new accounts are notified by mail. */
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

/** A row of an import: its cells, its faults, and what will be done with it. */
export const importRow = defineResource({
  type: 'import_rows',
  belongsTo: 'center',
  order: 'sequence',
  attributes: {
    position: integer({ readOnly: true, sort: true }),
    /** Rows that need attention come first; a row keeps its place while it is corrected. */
    sequence: integer({ readOnly: true, sort: true }),
    /** By field: the cell of the file, or its correction. */
    texts: json<Record<string, string>>()({ later: true }),
    faults: json<RowFaults>()({ readOnly: true }),
    /** What is amiss by field without keeping the row out, such as a picture that is not in the archive. */
    warnings: json<RowFaults>()({ readOnly: true }),
    isWarned: boolean({ sql: `@.warnings <> '{}'`, readOnly: true, filter: ['eq'] }),
    outcome: oneOf(rowOutcomes, { readOnly: true, filter: ['eq'] }),
    choice: oneOf(rowChoices, { later: true, filter: ['eq'] }),
    matchBy: oneOf(matchReasons, { readOnly: true, optional: true }),
    matchName: text({ readOnly: true, optional: true }),
    matchId: text({ readOnly: true, optional: true }),
  },
  relationships: { import: one('imports', 'import_id') },
  verbs: ['list', 'get', 'update'],
})
