import { monthsUntilStale } from './codes.ts'

/** SQL: the entry of this table or alias was vouched for by a person within so many months. */
export const assuredWithin = (months: number, row: string): string => `${row}.assured_at > now() - interval '${months} months'`

/** SQL: it is in the list of visitors, confirmed within a year. Dates are compared, since the job sets states at night only. */
export const isListed = (row: string): string => `${row}.status in ('active', 'temporarily_closed') and ${assuredWithin(monthsUntilStale, row)}`
