import { boolean, date, integer, json, oneOf, someOf, text, timestamp } from '#kernel/fields/field.ts'
import { defineResource, one } from '#kernel/jsonapi/resource.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { targetGroups } from '#features/vacancies/model/states.ts'
import { spokenLanguages } from '#kernel/i18n/spoken-languages.ts'
import type { ActivityPlace } from './activity.ts'
import { activityKinds, changeScopes, occurrenceStatuses, partsOfDay } from './codes.ts'

/** `2026-12-08T19:30`, a wall time. */
const wallMoment = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/

const wall = (column: string) => text({ sql: `to_char(@.${column}, 'YYYY-MM-DD"T"HH24:MI')` })

/** One date of an activity. Lists, months, feeds and followers read these rows; nobody works a rule out but their writer. */
export const occurrence = defineResource({
  type: 'activity_occurrences',
  belongsTo: 'center',
  order: 'startsAt',
  attributes: {
    /** The wall time that the rule gave it, `2026-12-08T19:30`; a date that is moved keeps it. */
    recurrenceId: wall('recurrence_id'),
    localStart: wall('local_start'),
    localEnd: wall('local_end'),
    localDate: date({ readOnly: true, sort: true, filter: ['eq', 'order'] }),
    startsAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
    endsAt: timestamp({ readOnly: true, filter: ['order'] }),
    status: oneOf(occurrenceStatuses, { readOnly: true, filter: ['eq'] }),
    /** Null: as the activity has it. */
    title: text({ min: 2, max: 120, optional: true }),
    location: json<ActivityPlace>()({ optional: true }),
    /** What is different this time. */
    note: text({ max: 200, optional: true }),
    /** Why it is cancelled. */
    reason: text({ readOnly: true, optional: true }),
    /** Other wall times: `2026-12-09T20:00`. */
    start: text({ max: 16, pattern: wallMoment, optional: true, writeOnly: true }),
    end: text({ max: 16, pattern: wallMoment, optional: true, writeOnly: true }),
    /** Which dates a change is for; without it this one. */
    scope: oneOf(changeScopes, { optional: true, writeOnly: true }),
    /** Dates that were changed by themselves stay so when the others get another time; without it they do. */
    keepsChanged: boolean({ optional: true, writeOnly: true }),
    sequence: integer({ readOnly: true }),
    updatedAt: timestamp({ readOnly: true, sort: true, filter: ['order'] }),
  },
  relationships: { activity: one('activities', 'activity_id') },
  includes: ['activity', 'activity.organization', 'activity.image'],
  filters: {
    /** Days, both included: `2026-12-08`. */
    from: date(),
    to: date(),
    near: text(),
    nearPostcode: text(),
    withCategory: someOf(themes),
    withKind: someOf(activityKinds),
    withTargetGroup: someOf(targetGroups),
    withLanguage: someOf(spokenLanguages),
    partOfDay: someOf(partsOfDay),
    /** 1 is Monday. */
    weekday: text(),
    free: boolean(),
    online: boolean(),
    stepFree: boolean(),
    mine: boolean(),
    followed: boolean(),
    upcoming: boolean(),
  },
  verbs: ['list', 'get', 'update'],
  memberVerbs: { cancel: { reason: text({ max: 200 }), scope: oneOf(changeScopes, { optional: true }) } },
  inMeta: ['scope'],
})
