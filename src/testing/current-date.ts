import { sql } from 'kysely'
import { today } from '#kernel/db/server/database-clock.ts'

/** SQL: today in the Netherlands, in the statements of a test. The database's `current_date` is another day for an hour or two of each night. */
export const currentDate = sql.raw<string>(today)
