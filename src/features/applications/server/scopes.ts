import type { Scopes } from '#kernel/access/server/scope.ts'
import { sourcesOf } from '#kernel/states/machine.ts'
import { applicationSteps, daysToReopen, verbTargets, type ApplicationStatus } from '#features/applications/states.ts'

export const applicationScopes = {
  own: '@.user_id = :user',
  ownOrganization: '@.organization_id = any(:organizations)',
  /** The center decides once a case was brought to it (decisions 8). */
  escalated: '@.escalated_at is not null',
} satisfies Scopes

/** From which states each verb can be done, out of the table of steps; a declined one only while the mistake is fresh. */
export const applicationPossible: Scopes = {
  ...Object.fromEntries(Object.entries(verbTargets).map(([verb, to]) => [verb, sourcesOf(applicationSteps, to).map(fromState).join(' or ')])),
  claim: `@.status = 'waitlisted' and @.place_offered_at is not null`,
}

function fromState(status: ApplicationStatus): string {
  return status === 'declined' ? `(@.status = 'declined' and @.decided_at > now() - interval '${daysToReopen} days')` : `@.status = '${status}'`
}
