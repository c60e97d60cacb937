import { oneOf, text } from '#kernel/fields/field.ts'
import type { Action, Call } from '#kernel/jsonapi/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/server/impersonation.ts'
import { declineReasons, verbTargets, withdrawReasons, type ApplicationVerb, type DeclineReason, type WithdrawReason } from '#features/applications/states.ts'
import { moveApplication } from './move.ts'

type Input = { declineReason?: DeclineReason; withdrawReason?: WithdrawReason; message?: string | null }

/** Words that go with the step, said in the conversation by whoever takes it. */
const message = text({ max: 5000, optional: true })

function step(verb: ApplicationVerb, input: NonNullable<Action['input']>): Action {
  return {
    input,
    run: async ({ tx, centerId, actor, requestId, id, input: reasons }: Call<Input>) => {
      refuseWhileImpersonating(actor)
      await moveApplication({ tx, centerId, actor, requestId }, id, verbTargets[verb], reasons)
      return id
    },
  }
}

/** Every step that a person can take (domain §3.2); who may take it says abilities.ts, when it can be taken states.ts. */
export const applicationActions: Record<ApplicationVerb, Action> = {
  review: step('review', {}),
  invite: step('invite', { message }),
  accept: step('accept', { message }),
  decline: step('decline', { declineReason: oneOf(declineReasons), message }),
  waitlist: step('waitlist', { message }),
  withdraw: step('withdraw', { withdrawReason: oneOf(withdrawReasons) }),
  start: step('start', {}),
  complete: step('complete', { message }),
  stop: step('stop', { message }),
}
