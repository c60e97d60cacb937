import type { Scopes } from '#kernel/access/server/scope.ts'
import { sourcesOf } from '#kernel/states/machine.ts'
import {
  applicationTransitions,
  daysToReopen,
  expectingStatuses,
  openStatuses,
  verbTargets,
  type ApplicationStatus,
} from '#features/applications/model/states.ts'
import { waitsSql } from '#features/applications/model/waiting-sql.ts'

export const applicationScopes = {
  own: '@.user_id = :user',
  /** A guest has no account: the center acts for them. */
  forGuest: '@.user_id is null',
  ownOrganization: '@.organization_id = any(:organizations)',
  /** After escalation the center may decide (decisions 8). */
  escalated: '@.escalated_at is not null',
} satisfies Scopes

const allowedByParent = '(@.parent_email is null or @.parent_consent_at is not null)'
const steps = Object.fromEntries(Object.entries(verbTargets).map(([verb, to]) => [verb, sourcesOf(applicationTransitions, to).map(fromState).join(' or ')]))

const expecting = `@.status in ('${expectingStatuses.join(`', '`)}')`
/** The volunteer may answer the appointment; the organization the volunteer's latest proposal. */
const answers = `(${expecting} and case when @.user_id = :user then @.meeting_ends_at > now() and @.conversation_id is not null
  else meeting_is_proposed(@.volunteer_center_id, @.conversation_id) end)`

/** The states in which each verb is possible, derived from the transitions. */
export const applicationPossible: Scopes = {
  ...steps,
  accept: `(${steps['accept']}) and ${allowedByParent}`,
  ask_parent: `@.status in ('${openStatuses.join(`', '`)}') and @.parent_email is not null and @.parent_consent_at is null`,
  come: answers,
  cannot: answers,
  propose: expecting,
  /** The volunteer may change who may phone them while it is open; the organization may keep its notes afterwards too. */
  update: `@.user_id is distinct from :user or @.status in ('${openStatuses.join(`', '`)}')`,
  snooze: `${waitsSql('@')} and @.user_id is distinct from :user`,
  evaluate: '@.ended_at is not null',
  claim: `@.status = 'waitlisted' and @.place_offered_at is not null and ${allowedByParent}`,
}

function fromState(status: ApplicationStatus): string {
  return status === 'declined' ? `(@.status = 'declined' and @.decided_at > now() - interval '${daysToReopen} days')` : `@.status = '${status}'`
}
