import type { Action } from '#kernel/jsonapi/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import { verbTargets, type ApplicationVerb, type DeclineReason, type WithdrawReason } from '#features/applications/states.ts'
import { moveApplication } from './move.ts'

type Input = { declineReason?: DeclineReason; withdrawReason?: WithdrawReason; message?: string | null }

function step(verb: ApplicationVerb): Action<Input> {
  return {
    run: async ({ tx, centerId, actor, requestId, id, input: reasons }) => {
      refuseWhileImpersonating(actor)
      await moveApplication({ tx, centerId, actor, requestId }, id, verbTargets[verb], reasons)
      return id
    },
  }
}

/** Every step that a person can take (domain §3.2); who may take it says abilities.ts, when it can be taken states.ts. */
export const applicationActions: Record<ApplicationVerb, Action<Input>> = {
  review: step('review'),
  invite: step('invite'),
  accept: step('accept'),
  decline: step('decline'),
  waitlist: step('waitlist'),
  withdraw: step('withdraw'),
  start: step('start'),
  complete: step('complete'),
  stop: step('stop'),
}
