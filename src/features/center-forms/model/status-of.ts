import { timeZone } from '#kernel/i18n/dates.ts'

/** SQL: how a form stands today; one whose last day is over is closed, whoever closed it. */
export const statusOf = (form: string): string =>
  `(case when ${form}.status = 'open' and ${form}.closes_on < (now() at time zone '${timeZone}')::date then 'closed' else ${form}.status end)`
