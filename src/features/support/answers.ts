import type { RoleName } from '#kernel/access/actor.ts'
import type { Answer, Audience } from './answer.ts'
import { centerAnswers } from './center-answers.ts'
import { teamAnswers } from './team-answers.ts'
import { volunteerAnswers } from './volunteer-answers.ts'

export const answers: Readonly<Record<Audience, readonly Answer[]>> = { center: centerAnswers, team: teamAnswers, volunteer: volunteerAnswers }

const ofTeam: readonly RoleName[] = ['member', 'admin']
const ofCenter: readonly RoleName[] = ['editor', 'coordinator', 'center_admin']

/** What concerns somebody, by their roles: their work first, what everybody asks last. */
export function audiencesOf(roles: readonly { name: RoleName }[]): Audience[] {
  const has = (names: readonly RoleName[]) => roles.some(({ name }) => names.includes(name))
  return [...(has(ofCenter) ? (['center'] as const) : []), ...(has(ofTeam) ? (['team'] as const) : []), 'volunteer']
}
