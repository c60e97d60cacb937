import { isLiveSql, todaySql } from './live-sql.ts'
import { daysOfSilence, daysToEvaluate, daysUntilAskedAgain } from './limits.ts'

/** Why a coordinator looks at a match, the most urgent first. All but `ending` are for today. */
export const careCauses = ['reported', 'bad', 'unreleased', 'silent', 'no_contact', 'ending'] as const
export type CareCause = (typeof careCauses)[number]

const checkIns = (row: string) => `help_check_ins k where k.volunteer_center_id = ${row}.volunteer_center_id and k.match_id = ${row}.id`
const latest = (row: string, column: string) => `(select max(k.${column}) from ${checkIns(row)})`

/** SQL: why a match needs its coordinator, or null. The one definition of silence (domain §3.11). */
export const careCauseSql = (row: string): string => `case
  when exists (select from conversations c where c.volunteer_center_id = ${row}.volunteer_center_id and c.help_match_id = ${row}.id and c.reported_at is not null and c.status = 'blocked') then 'reported'
  when ${row}.status in ('ended', 'refused') then null
  when exists (select from ${checkIns(row)} and k.answer = 'bad' and k.handled_at is null) then 'bad'
  when ${row}.status = 'proposed' and ${row}.released_at is null then 'unreleased'
  when not ${isLiveSql(row)} then null
  when exists (select from ${checkIns(row)} and k.answer is null and k.handled_at is null
    and (k.reminded_at < now() - interval '${daysUntilAskedAgain} days' or k.user_id is null and k.asked_at is not null)
    and not exists (select from help_check_ins o where o.volunteer_center_id = k.volunteer_center_id and o.match_id = k.match_id and o.due_on = k.due_on and o.answer is not null)) then 'silent'
  when greatest(${row}.starts_on::timestamptz, ${latest(row, 'answered_at')}, ${latest(row, 'handled_at')},
    (select max(x.created_at) from messages x join conversations c on c.volunteer_center_id = x.volunteer_center_id and c.id = x.conversation_id
      where c.volunteer_center_id = ${row}.volunteer_center_id and c.help_match_id = ${row}.id and x.kind = 'text')) < now() - interval '${daysOfSilence} days' then 'no_contact'
  when ${row}.ends_on <= ${todaySql} + ${daysToEvaluate} then 'ending' end`
