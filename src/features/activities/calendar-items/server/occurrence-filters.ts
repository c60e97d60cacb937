import { isDate } from '#kernel/fields/date-text.ts'
import { BadRequest } from '#kernel/http/errors.ts'
import type { FilterScope, ReadFilter } from '#kernel/jsonapi/registry/server/verbs.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import { activityKinds, partsOfDay } from '#features/activities/model/codes.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'

/** SQL on a date named `@`: its activity meets a condition, on `a`. */
const ofActivity = (condition: string) =>
  `exists (select from activities a where a.volunteer_center_id = @.volunteer_center_id and a.id = @.activity_id and ${condition})`

const readDay: ReadFilter = (sent, parameter) => {
  if (!isDate(sent)) throw new BadRequest('invalid_filter_value', { parameter })
  return Promise.resolve([sent])
}
const readWeekdays: ReadFilter = (sent, parameter) => {
  const days = sent.split(',').map((day) => day.trim())
  if (days.length > 7 || !days.every((day) => /^[1-7]$/.test(day))) throw new BadRequest('invalid_filter_value', { parameter })
  return Promise.resolve([days])
}

/** SQL: the part of the day in which a date begins. */
export const partOfDaySql = (of: string) =>
  `case when ${of}.local_start::time < '12:00' then 'morning' when ${of}.local_start::time < '18:00' then 'afternoon' else 'evening' end`

export const occurrenceFilters = {
  // A date of several days counts on each of them; none is longer than 28 days, so the index on the first day is used.
  from: {
    kind: 'lookup',
    about: 'The first day: 2026-12-08',
    read: readDay,
    sql: `@.local_date >= :value1::date - 28 and (@.local_end - interval '1 microsecond')::date >= :value1::date`,
  },
  to: { kind: 'lookup', about: 'The last day: 2026-12-31', read: readDay, sql: '@.local_date <= :value1::date' },
  withCategory: { kind: 'list', values: themes, sql: ofActivity('a.categories && :value') },
  withKind: { kind: 'list', values: activityKinds, sql: ofActivity('a.kind = any(:value)') },
  withTargetGroup: { kind: 'list', values: targetGroups, sql: ofActivity('a.target_groups && :value') },
  withLanguage: { kind: 'list', values: spokenLanguages, sql: ofActivity('a.languages && :value') },
  partOfDay: { kind: 'list', values: partsOfDay, sql: `${partOfDaySql('@')} = any(:value)` },
  weekday: {
    kind: 'lookup',
    about: 'Days of the week, 1 is Monday: 2,4',
    read: readWeekdays,
    sql: 'extract(isodow from @.local_date)::text = any(:value1::text[])',
  },
  free: { kind: 'boolean', sql: ofActivity(`a.cost_kind = 'free'`) },
  online: { kind: 'boolean', sql: ofActivity(`a.attendance_mode <> 'offline'`) },
  stepFree: { kind: 'boolean', sql: ofActivity(`'step_free' = any(a.accessibility)`) },
  mine: { kind: 'boolean', sql: ofActivity('a.organization_id = any(:organizations)') },
  followed: {
    kind: 'boolean',
    sql: `exists (select from activity_followers f where f.volunteer_center_id = @.volunteer_center_id and f.activity_id = @.activity_id and f.user_id = :user
      and (f.occurrence_id is null or f.occurrence_id = @.id))`,
  },
  /** Not over yet; a date that is cancelled until the end of its day. */
  upcoming: { kind: 'boolean', sql: '@.ends_at > now()' },
  ...nearFilters((isNear) => ofActivity(isNear('coalesce(@.latitude, a.latitude)', 'coalesce(@.longitude, a.longitude)'))),
} satisfies Record<string, FilterScope>
