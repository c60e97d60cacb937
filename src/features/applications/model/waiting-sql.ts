import { timeZone } from '#kernel/i18n/dates.ts'
import { undecidedStatuses } from './states.ts'

/** SQL: the organization has not decided on the application of the table `row`. */
export const undecidedSql = (row: string): string => `${row}.status in ('${undecidedStatuses.join(`', '`)}')`

/** SQL: the volunteer still waits for a first answer of the organization. */
export const waitsSql = (row: string): string => `(${undecidedSql(row)} and ${row}.first_response_at is null)`

/** SQL: the center put it away until a day that has not come yet. */
export const isSnoozedSql = (row: string): string => `coalesce(${row}.snoozed_until > (now() at time zone '${timeZone}')::date, false)`

/** SQL: it waits for the center: two weeks without an answer, and not put away until a later day (domain §5.1). */
export const needsCenterSql = (row: string): string => `(${row}.escalated_at is not null and ${waitsSql(row)} and not ${isSnoozedSql(row)})`
