import type { Scopes } from '#kernel/access/server/scope.ts'
import { daysCancelledShown, daysUntilArchived } from '#features/activities/model/codes.ts'

/** SQL on an activity named `of`: readable at its address. Dates are compared, since a job sets states only each quarter of an hour. */
export const isShown = (of: string) => `((${of}.status in ('published', 'ended') and ${of}.last_ends_at > now() - interval '${daysUntilArchived} days')
  or (${of}.status = 'cancelled' and ${of}.last_ends_at > now() - interval '${daysCancelledShown} days'))`

/** SQL on an activity named `of`: in lists while it has a date to come, also one that was cancelled. */
const isListed = (of: string) => `(${of}.status in ('published', 'cancelled') and ${of}.last_ends_at > now())`

export const activityScopes = {
  shown: isShown('@'),
  listed: isListed('@'),
  own: '@.organization_id = any(:organizations)',
} satisfies Scopes

/** SQL: the activity of a date meets a condition, on `a`. */
const ofActivity = (condition: string) =>
  `exists (select from activities a where a.volunteer_center_id = @.volunteer_center_id and a.id = @.activity_id and ${condition})`

export const occurrenceScopes = {
  shown: `@.removed_at is null and ${ofActivity(isShown('a'))}`,
  own: `@.removed_at is null and ${ofActivity('a.organization_id = any(:organizations)')}`,
  kept: '@.removed_at is null',
} satisfies Scopes

/** The states in which a verb is possible. */
export const activityPossible = {
  submit: `@.status in ('draft', 'denied')`,
  approve: `(@.status = 'pending' or @.proposed is not null)`,
  deny: `(@.status = 'pending' or @.proposed is not null)`,
  cancel: `@.status = 'published' and @.last_ends_at > now()`,
  archive: `@.status in ('draft', 'denied', 'ended') or (@.status in ('published', 'cancelled') and @.last_ends_at <= now())`,
  remove: `@.status = 'draft'`,
} satisfies Scopes

export const occurrencePossible = {
  update: `@.status <> 'cancelled' and @.ends_at > now() and ${ofActivity(`a.status not in ('cancelled', 'ended', 'archived')`)}`,
  cancel: `@.status <> 'cancelled' and @.ends_at > now() and ${ofActivity(`a.status = 'published'`)}`,
} satisfies Scopes
