import { sql } from 'kysely'
import { draftDays } from '#kernel/http/token-cookie.ts'

/**
 * SQL: whether a row of a table of drafts still counts, by its column `kept_since`. What is older does not exist any more, also
 * before the nightly sweep deletes it (`users/privacy/server/retention.ts`).
 */
export const isDraftKept = sql.raw(`kept_since > now() - interval '${draftDays} days'`)
