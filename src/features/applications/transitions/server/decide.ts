import type { MemberVerb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { SentMeeting } from '#features/applications/model/meeting.ts'
import { verbTargets, type ApplicationVerb, type DeclineReason, type WithdrawReason } from '#features/applications/model/states.ts'
import { checkMeeting } from '#features/applications/appointments/server/check-meeting.ts'
import { claimPlace } from './claim-place.ts'
import { transition } from './transition.ts'

type Input = {
  declineReason?: DeclineReason
  withdrawReason?: WithdrawReason
  message?: string | null
  hoursReported?: number | null
  meeting?: SentMeeting | null
}

/** Takes the step of a verb, for one row or for one of many. */
export async function transitionByVerb(
  { tx, centerId, actor, requestId, now, id, input: { meeting, ...said } }: Call<Input>,
  verb: ApplicationVerb,
): Promise<void> {
  refuseWhileImpersonating(actor)
  await transition({ tx, centerId, actor, requestId, now, ...(verb === 'withdraw' && { isForVolunteer: true }) }, id, verbTargets[verb], {
    ...said,
    meeting: checkMeeting(meeting, now),
  })
}

function step(verb: ApplicationVerb): MemberVerb<Input> {
  return {
    run: async (call) => {
      await transitionByVerb(call as Call<Input>, verb)
      return call.id
    },
  }
}

/** Every step that a person can take (domain §3.2); who may take it says abilities.ts, when it can be taken states.ts. */
export const applicationVerbs: Record<ApplicationVerb | 'claim', MemberVerb<Input>> = {
  review: step('review'),
  invite: step('invite'),
  accept: step('accept'),
  decline: step('decline'),
  waitlist: step('waitlist'),
  withdraw: step('withdraw'),
  start: step('start'),
  complete: step('complete'),
  stop: step('stop'),
  claim: { run: claimPlace },
}
