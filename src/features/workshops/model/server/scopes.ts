import type { Scopes } from '#kernel/access/server/scope.ts'
import { openStatuses, shownStatuses } from '#features/workshops/model/codes.ts'

const inStatus = (row: string, statuses: readonly string[]) => `${row}.status in (${statuses.map((status) => `'${status}'`).join(', ')})`

/** SQL: somebody can have a place in the workshop `row`, and it is not over. */
export const isOpen = (row: string) => `(${inStatus(row, openStatuses)} and ${row}.last_ends_at > now())`

/** SQL: a workshop `row` for everybody, whom the calendar shows it too (decisions 51). */
export const isOpenToAll = (row: string) => `(${row}.audience = 'all' and ${inStatus(row, shownStatuses)})`

/** SQL: the caller has to do with the workshop `row`: they registered at some time, or give it. */
export const isMine = (row: string) => `(${row}.trainer_user_id = :user or exists (select from workshop_registrations r
  where r.volunteer_center_id = ${row}.volunteer_center_id and r.workshop_id = ${row}.id and r.user_id = :user))`

/** SQL: the workshop of the registration `@` meets a condition, on `w`. */
const ofWorkshop = (condition: string) =>
  `exists (select from workshops w where w.volunteer_center_id = @.volunteer_center_id and w.id = @.workshop_id and ${condition})`

export const workshopScopes = {
  openToAll: isOpenToAll('@'),
  /** What is not on the site any more stays with those who took part. */
  published: `(${inStatus('@', shownStatuses)} or (@.status = 'archived' and ${isMine('@')}))`,
} satisfies Scopes

export const registrationScopes = {
  own: '@.user_id = :user',
  trains: `@.status <> 'cancelled' and ${ofWorkshop('w.trainer_user_id = :user')}`,
  /** One's own, and those of workshops that one gives. */
  ownOrTrains: `(@.user_id = :user or (@.status <> 'cancelled' and ${ofWorkshop('w.trainer_user_id = :user')}))`,
} satisfies Scopes

/** The states in which a verb is possible. */
export const workshopPossible = {
  publish: `@.status = 'draft'`,
  confirm: `@.status in ('published', 'full')`,
  cancel: inStatus('@', openStatuses),
  complete: `@.status = 'confirmed' and @.last_ends_at <= now()`,
  archive: `@.status in ('cancelled', 'completed')`,
  remove: `@.status = 'draft'`,
  message: inStatus('@', [...openStatuses, 'cancelled', 'completed']),
} satisfies Scopes

export const registrationPossible = {
  cancel: `@.status in ('registered', 'waitlisted') and ${ofWorkshop('w.last_ends_at > now()')}`,
  promote: `@.status = 'waitlisted' and ${ofWorkshop(isOpen('w'))}`,
  presence: `@.status in ('registered', 'attended', 'no_show') and ${ofWorkshop(`w.status in ('published', 'full', 'confirmed', 'completed')`)}`,
} satisfies Scopes
