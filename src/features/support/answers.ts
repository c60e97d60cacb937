import { hasRole, type RoleName } from '#kernel/access/actor.ts'
import { centerColleagues, organizationStaff } from '#kernel/access/role-sets.ts'
import type { Answer, Audience } from './answer.ts'
import { centerAnswers } from './center-answers.ts'
import { teamAnswers } from './team-answers.ts'
import { volunteerAnswers } from './volunteer-answers.ts'

export const answers: Readonly<Record<Audience, readonly Answer[]>> = { center: centerAnswers, team: teamAnswers, volunteer: volunteerAnswers }

/** What concerns somebody, by their roles: their work first, what everybody asks last. */
export function audiencesOf(roles: readonly { name: RoleName }[]): Audience[] {
  return [
    ...(hasRole({ roles }, centerColleagues) ? (['center'] as const) : []),
    ...(hasRole({ roles }, organizationStaff) ? (['team'] as const) : []),
    'volunteer',
  ]
}
