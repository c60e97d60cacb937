import { Refused } from '#kernel/http/errors.ts'

/** Which states may follow which: the state machine as data, so that pages and the server read the same table. */
export type Transitions<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether the one state may be followed by the other. Staying in the same state is not a transition. */
export function canTransition<State extends string>(steps: Transitions<State>, from: State, to: State): boolean {
  return steps[from].includes(to)
}

/** The states from which this one can be reached, for a condition in SQL or a test. */
export function sourcesOf<State extends string>(steps: Transitions<State>, to: State): State[] {
  return (Object.keys(steps) as State[]).filter((from) => canTransition(steps, from, to))
}

/**
 * Checks a transition before it is made: `true` to make it, `false` when the thing is in that state already, so that nothing is
 * changed and nobody notified.
 * @throws 409 invalid_transition, with the allowed states
 */
export function checkTransition<State extends string>(steps: Transitions<State>, from: State, to: State): boolean {
  if (from === to) return false
  if (!canTransition(steps, from, to)) throw new Refused('invalid_transition', { meta: { from, to, allowed: steps[from] } })
  return true
}
