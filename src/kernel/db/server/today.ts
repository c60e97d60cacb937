import { timeZone } from '#kernel/i18n/dates.ts'

/** SQL: the day it is on the Dutch calendar. `current_date` would be the day where the database thinks it is. */
export const today = `(now() at time zone '${timeZone}')::date`

/** SQL: the day and the minute of a moment, as a clock on the wall there says. */
export const minuteOf = (column: string): string => `to_char(${column} at time zone '${timeZone}', 'YYYY-MM-DD HH24:MI')`
/** SQL: the day of a moment on the Dutch calendar. */
export const dayOf = (column: string): string => `to_char(${column} at time zone '${timeZone}', 'YYYY-MM-DD')`
