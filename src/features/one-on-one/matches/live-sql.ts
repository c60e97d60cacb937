import { timeZone } from '#kernel/i18n/dates.ts'

export const todaySql = `(now() at time zone '${timeZone}')::date`

/** SQL: one of the two has closed their account, so that neither reads how to reach the other any more, also before a job has said so. */
export const isGoneSql = (row: string): string =>
  `exists (select from users u where u.id in (${row}.asker_user_id, ${row}.helper_user_id) and u.status = 'archived')`

/** SQL: both have agreed and the match runs today. Its last day is compared, because the job that ends it runs once a day (domain §3.11). */
export const isLiveSql = (row: string): string => `(${row}.status in ('active', 'evaluating') and ${row}.agreed_by_requester_at is not null
  and ${row}.agreed_by_helper_at is not null and (${row}.ends_on is null or ${row}.ends_on > ${todaySql}) and not ${isGoneSql(row)})`

/** SQL: it has ended, whether or not a job has said so. */
export const isOverSql = (row: string): string =>
  `(${row}.status in ('ended', 'refused') or (${row}.ends_on is not null and ${row}.ends_on <= ${todaySql}) or ${isGoneSql(row)})`

/** SQL: the case of the caller: of whoever brought the two together, of their substitute, and of every coordinator where nobody is left or it was reported. */
export const isOfCaseSql = (row: string, isAway: (absence: string) => string): string => `(${row}.coordinator_id is null or ${row}.coordinator_id = :user
  or exists (select from absences a where a.volunteer_center_id = ${row}.volunteer_center_id and a.user_id = ${row}.coordinator_id and a.substitute_id = :user and ${isAway('a')})
  or exists (select from conversations c where c.volunteer_center_id = ${row}.volunteer_center_id and c.help_match_id = ${row}.id and c.reported_at is not null))`
