/**
 * `values` are sent as text; a list becomes a PostgreSQL array. `name` saves hashing the text; a name must always stand for the
 * same text.
 */
export type ReadQuery = { text: string; values: (string | number | boolean | null | string[])[]; name?: string }

/** Rows of one query, each an array of values as PostgreSQL writes them: `'t'`, `'2026-11-21 07:07:00+00'`, `null`. */
export type TextRows = (string | null)[][]
