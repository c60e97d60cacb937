import { timeZone } from '#kernel/i18n/dates.ts'

const todayText = `(now() at time zone '${timeZone}')::date`

/** SQL: the absence in the row `row` of absences is in effect today. */
export const isAwaySql = (row: string) => `(${row}.starts_on <= ${todayText} and ${row}.back_on > ${todayText})`
