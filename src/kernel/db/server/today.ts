import { timeZone } from '#kernel/i18n/dates.ts'

/** SQL: today's date in the Netherlands. `current_date` would follow the database's time zone. */
export const today = `(now() at time zone '${timeZone}')::date`

/** SQL: the date and minute of a moment in Dutch local time. */
export const minuteOf = (column: string): string => `to_char(${column} at time zone '${timeZone}', 'YYYY-MM-DD HH24:MI')`
/** SQL: the date of a moment in Dutch local time. */
export const dayOf = (column: string): string => `to_char(${column} at time zone '${timeZone}', 'YYYY-MM-DD')`
