import { cancelDate, undoDateStep } from '#features/activities/changes/server/cancel-date.ts'
import { changeDate } from '#features/activities/changes/server/change-date.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import { nearFilters } from '#features/places/server/near-filters.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { occurrenceFilters } from '#features/activities/calendar-items/server/occurrence-filters.ts'
import { idInAddress } from '#kernel/fields/address-end.ts'
import { activity, looksAfter, seesAll } from '#features/activities/model/activity.ts'
import { occurrence } from '#features/activities/model/occurrence.ts'
import { activityPossible, activityScopes, occurrencePossible, occurrenceScopes } from '#features/activities/model/server/scopes.ts'
import { clashOf } from '#features/activities/model/stage.ts'
import { inMonth } from '#features/activities/overview/server/in-month.ts'
import { duplicateActivity } from '#features/activities/transitions/server/duplicate.ts'
import { followActivity, unfollowActivity } from '#features/activities/transitions/server/follow.ts'
import {
  approveActivity,
  archiveActivity,
  cancelActivity,
  denyActivity,
  submitActivity,
  undoActivityStep,
} from '#features/activities/transitions/server/change-status.ts'
import { createActivity, removeActivity, updateActivity } from '#features/activities/writing/server/write-activity.ts'

export const activitiesApi: ApiOf<typeof activity> = {
  resource: activity,
  flag: 'activities',
  scopes: activityScopes,
  possible: activityPossible,
  own: 'own',
  list: true,
  get: true,
  create: createActivity,
  update: updateActivity,
  updateTakes: ['organization', 'image', 'vacancy'],
  remove: removeActivity,
  memberVerbs: {
    submit: { run: submitActivity },
    approve: { run: approveActivity },
    deny: { run: denyActivity },
    cancel: { run: cancelActivity },
    archive: { run: archiveActivity },
    duplicate: { run: duplicateActivity },
    follow: { run: followActivity },
    unfollow: { run: unfollowActivity },
  },
  undo: undoActivityStep,
  filters: {
    search: { kind: 'contains', sql: `plain(@.title) like plain(:value) or plain(coalesce(@.location ->> 'name', '')) like plain(:value)` },
    mine: { kind: 'boolean', sql: '@.organization_id = any(:organizations)' },
    upcoming: { kind: 'boolean', sql: '@.last_ends_at > now()' },
    waiting: { kind: 'boolean', sql: `@.status = 'pending' or @.proposed is not null` },
    repeats: { kind: 'boolean', sql: `@.rule ->> 'kind' <> 'none'` },
    clashes: { kind: 'boolean', sql: `(${clashOf(looksAfter, seesAll)}) is not null` },
    ofCenter: { kind: 'boolean', sql: '@.organization_id is null' },
    inMonth,
    followed: {
      kind: 'boolean',
      sql: 'exists (select from activity_followers f where f.volunteer_center_id = @.volunteer_center_id and f.activity_id = @.id and f.user_id = :user)',
    },
    inSeries: { kind: 'id', sql: '@.series_id = :value' },
    withCategory: { kind: 'list', values: themes, sql: '@.categories && :value' },
    ...nearFilters((isNear) => isNear('@.latitude', '@.longitude')),
    address: {
      kind: 'lookup',
      about: 'The end of the address of its page, slug--1a2b3c4d5e6f, or an id',
      read: (sent) => Promise.resolve([idInAddress(sent)]),
      sql: 'right(@.id::text, 12) = right(:value1, 12)',
    },
  },
}

export const occurrencesApi: ApiOf<typeof occurrence> = {
  resource: occurrence,
  flag: 'activities',
  scopes: occurrenceScopes,
  possible: occurrencePossible,
  own: 'own',
  list: true,
  get: true,
  update: changeDate,
  memberVerbs: { cancel: { run: cancelDate } },
  undo: undoDateStep,
  filters: occurrenceFilters,
}
