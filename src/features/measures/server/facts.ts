import { type RawBuilder, sql } from 'kysely'
import { initialRoles } from '#kernel/access/role-sets.ts'
import type { Dimension, MeasureName } from '#features/measures/measures.ts'

/** A month of a center: from when until when, as moments of ISO 8601. The end of the running month is now. */
export type CountedMonth = { centerId: string; begin: string; end: string }

/** How a measure is counted: what it counts, one row each, and which columns of it are its dimensions. */
export type Facts = {
  from: (month: CountedMonth) => RawBuilder<unknown>
  /** How much one row counts; 1 without it. */
  n?: string
  /** Whose it is; needed for what an organization sees of its own. */
  organization?: string
  dimensions?: Partial<Record<Dimension, string>>
}

type Subject = 'vacancies' | 'applications' | 'organizations' | 'social_map_entries'

/** What came into a state for the first time in the month: nothing counts twice, however often it comes back to it. */
const came = (subject: Subject, state: string) => (month: CountedMonth) =>
  sql`(
  select c.subject_id as id, (array_agg(c.reason order by c.at, c.id))[1] as reason from state_changes c
  where c.volunteer_center_id = ${month.centerId} and c.subject = ${subject} and c.state = ${state} and c.at < ${month.end}
  group by c.subject_id having min(c.at) >= ${month.begin}) e`

/** What was in one of these states at the end of the month. */
const stood = (subject: Subject, states: readonly string[]) => (month: CountedMonth) =>
  sql`(
  select s.id, s.state from (
    select distinct on (c.subject_id) c.subject_id as id, c.state from state_changes c
    where c.volunteer_center_id = ${month.centerId} and c.subject = ${subject} and c.at < ${month.end}
    order by c.subject_id, c.at desc, c.id desc) s
  where s.state in (${sql.join(states)})) e`

/** What was in a state at some moment of the month. */
const was = (subject: Subject, state: string) => (month: CountedMonth) =>
  sql`(
  select distinct s.id from (
    select c.subject_id as id, c.state, c.at, lead(c.at) over (partition by c.subject_id order by c.at, c.id) as until from state_changes c
    where c.volunteer_center_id = ${month.centerId} and c.subject = ${subject} and c.at < ${month.end}) s
  where s.state = ${state} and s.at < ${month.end} and (s.until is null or s.until > ${month.begin})) e`

type Those = (month: CountedMonth) => RawBuilder<unknown>
const vacancy = (key: string) => (month: CountedMonth) => sql`left join vacancies v on v.volunteer_center_id = ${month.centerId} and v.id = ${sql.raw(key)}`
const dimensionsOfVacancy = { theme: 'v.themes[1]', town: `nullif(v.city, '')`, commitment: 'v.commitment' }

/** Vacancies among `those`, by what they are now. */
const vacancies = (those: Those, dimensions: Facts['dimensions'] = {}): Facts => ({
  from: (month) => sql`${those(month)} ${vacancy('e.id')(month)}`,
  organization: 'v.organization_id',
  dimensions: { ...dimensionsOfVacancy, organization: 'v.organization_id::text', ...dimensions },
})

/** Applications among `those`, by their vacancy. */
const applications = (those: Those, dimensions: Facts['dimensions'] = {}): Facts => ({
  from: (month) => sql`${those(month)} join applications a on a.volunteer_center_id = ${month.centerId} and a.id = e.id ${vacancy('a.vacancy_id')(month)}`,
  organization: 'a.organization_id',
  dimensions: { ...dimensionsOfVacancy, organization: 'a.organization_id::text', ...dimensions },
})

/** Applications whose `column` lies in the month. */
const dated =
  (column: 'created_at' | 'escalated_at'): Those =>
  ({ centerId, begin, end }) =>
    sql`(
  select x.id from applications x where x.volunteer_center_id = ${centerId} and x.${sql.ref(column)} >= ${begin} and x.${sql.ref(column)} < ${end}) e`

/** The first answer in whole days; who withdrew before it waits for none. */
const answer = `case
  when a.first_response_at is null then case when a.status = 'withdrawn' then 'withdrawn' else 'none' end
  when a.first_response_at < a.created_at + interval '2 days' then 'd0_1'
  when a.first_response_at < a.created_at + interval '4 days' then 'd2_3'
  when a.first_response_at < a.created_at + interval '8 days' then 'd4_7'
  when a.first_response_at < a.created_at + interval '15 days' then 'd8_14'
  else 'd15' end`

/** How each measure is counted. Its sources are facts that stay when the words of people are gone; traces (`audit_events`) are none. */
export const facts: Record<MeasureName, Facts> = {
  vacancies_open: vacancies(stood('vacancies', ['published'])),
  vacancies_published: vacancies(came('vacancies', 'published')),
  vacancies_filled: vacancies(came('vacancies', 'filled')),
  vacancies_closed: vacancies(came('vacancies', 'closed'), { close: 'e.reason' }),
  places_open: { ...vacancies(stood('vacancies', ['published'])), n: 'coalesce(v.places, 1)' },
  organizations_approved: { from: stood('organizations', ['approved']) },
  organizations_active: {
    from: (month) => sql`(select distinct v.organization_id from ${was('vacancies', 'published')(month)} ${vacancy('e.id')(month)}
      where v.organization_id is not null) o`,
  },
  social_map_entries: { from: stood('social_map_entries', ['active', 'stale', 'temporarily_closed']), dimensions: { freshness: 'e.state' } },
  activities_held: {
    from: ({ centerId, begin, end }) => sql`activity_occurrences o
      join activities t on t.volunteer_center_id = o.volunteer_center_id and t.id = o.activity_id and t.status in ('published', 'ended', 'archived')
      where o.volunteer_center_id = ${centerId} and o.starts_at >= ${begin} and o.starts_at < ${end} and o.status <> 'cancelled' and o.removed_at is null`,
    organization: 't.organization_id',
    dimensions: { kind: 't.kind', organization: 't.organization_id::text' },
  },
  applications_received: applications(dated('created_at'), { source: 'a.source', answer }),
  applications_accepted: applications(came('applications', 'accepted')),
  applications_started: applications(came('applications', 'active')),
  applications_completed: applications(came('applications', 'completed')),
  applications_withdrawn: applications(came('applications', 'withdrawn'), { withdraw: 'e.reason' }),
  applications_declined: applications(came('applications', 'declined'), { decline: 'e.reason' }),
  applications_expired: applications(came('applications', 'expired')),
  applications_escalated: applications(dated('escalated_at')),
  // A guest has no account: each of their applications counts as somebody.
  volunteers_active: {
    from: (month) => sql`(select distinct coalesce(a.user_id, a.id) from ${was('applications', 'active')(month)}
      join applications a on a.volunteer_center_id = ${month.centerId} and a.id = e.id) p`,
  },
  accounts_new: {
    from: ({ centerId, begin, end }) => sql`user_roles r join users u on u.id = r.user_id
      where r.volunteer_center_id = ${centerId} and r.name = ${initialRoles.account} and r.granted_at >= ${begin} and r.granted_at < ${end}`,
    dimensions: { language: 'u.locale' },
  },
}

/** The values of the dimensions that come from the center itself: things, which everybody may know of. */
export const ownValues = {
  town: (centerId: string) => sql`select distinct x.city as key from vacancies x where x.volunteer_center_id = ${centerId} and x.city <> ''`,
  organization: (centerId: string) =>
    sql`select x.id::text as key from organizations x where x.volunteer_center_id = ${centerId} and x.status in ('approved', 'archived')`,
} satisfies Partial<Record<Dimension, (centerId: string) => RawBuilder<unknown>>>
