import { timeZone } from '#kernel/i18n/dates.ts'

/** SQL: the status of a form today; one past its last day is closed, even if nobody closed it. */
export const statusOf = (form: string): string =>
  `(case when ${form}.status = 'open' and ${form}.closes_on < (now() at time zone '${timeZone}')::date then 'closed' else ${form}.status end)`
