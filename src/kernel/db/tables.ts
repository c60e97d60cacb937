/**
 * Every table Kysely may be asked for, by name. Empty here, so that the kernel knows no domain:
 * `src/resources.ts` adds one table for each declared resource, a feature's `server/tables.ts` adds what is no resource
 * (sessions, outbox …), both by `declare module '#kernel/db/tables.ts'`.
 */
// oxlint-disable-next-line no-empty-interface
export interface Tables {}
