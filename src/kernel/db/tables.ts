/**
 * Every table that Kysely may use, by name. Empty here, so that the kernel knows no domain: a feature's `server/tables.ts` adds
 * the tables of its resources (`tableOf`) and the others (`plainTable`), by `declare module '#kernel/db/tables.ts'`. Columns
 * are named in snake_case, in Kysely as in SQL.
 */
// oxlint-disable-next-line no-empty-interface
export interface Tables {}
