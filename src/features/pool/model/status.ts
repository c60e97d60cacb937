import { timeZone } from '#kernel/i18n/dates.ts'
import { monthsUntilStale, mostInAMonth, vogPurpose, vogYears } from './codes.ts'

/** SQL: today in Dutch time. */
export const dutchToday = `(now() at time zone '${timeZone}')::date`

/** SQL: confirmed within half a year. */
export const isFreshSql = (of: string) => `${of}.confirmed_at > now() - interval '${monthsUntilStale} months'`

/** SQL: a pause that has not ended. */
export const isPausedSql = (of: string) => `coalesce(${of}.paused_until > ${dutchToday}, false)`

/** SQL: the status of a card, worked out at each read, so that no job has to have run. */
export const statusSql = `case when @.visibility = 'hidden' then 'hidden' when not (${isFreshSql('@')}) then 'stale'
  when ${isPausedSql('@')} then 'paused' else 'visible' end`

/** SQL: a card that its owner lets others see now, and whose owner has an account. */
export const isVisibleSql = (of: string) =>
  `(${of}.visibility <> 'hidden' and ${isFreshSql(of)} and not ${isPausedSql(of)}
    and exists (select from users u where u.id = ${of}.user_id and u.status = 'active'))`

/** SQL: the owner of a card wants another invitation in this calendar month. */
export const isInvitableSql = `(select count(*) from pool_invitations i where i.volunteer_center_id = @.volunteer_center_id and i.user_id = @.user_id
  and i.created_at >= date_trunc('month', now() at time zone '${timeZone}') at time zone '${timeZone}') < least(@.contact_frequency, ${mostInAMonth})`

/** SQL: the owner of a card shows on it that a certificate of good conduct (VOG) was seen. */
export const showsVogSql = (of: string) => `exists (select from consents c where c.volunteer_center_id = ${of}.volunteer_center_id and c.user_id = ${of}.user_id
  and c.purpose = '${vogPurpose}' and c.withdrawn_at is null)`

/** SQL: the day on which the center last saw it, while that counts; null without one. The paper is kept nowhere (quality §5). */
export const vogSeenSql = (
  of: string,
) => `(select max(v.seen_on) from help_vog_checks v where v.volunteer_center_id = ${of}.volunteer_center_id and v.user_id = ${of}.user_id
  and v.seen_on > ${dutchToday} - interval '${vogYears} years')`
