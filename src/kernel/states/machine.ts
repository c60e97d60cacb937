import { Refused } from '#kernel/http/errors.ts'

/** Which states may follow which: the whole machine as data, so that pages and the server read the same table. */
export type Steps<State extends string> = Readonly<Record<State, readonly State[]>>

/** Whether a thing in this state may go to that one. The same state again is no step. */
export function canStep<State extends string>(steps: Steps<State>, from: State, to: State): boolean {
  return steps[from].includes(to)
}

/** The states from which one can come here, for a condition in SQL or a test. */
export function sourcesOf<State extends string>(steps: Steps<State>, to: State): State[] {
  return (Object.keys(steps) as State[]).filter((from) => canStep(steps, from, to))
}

/**
 * Judges a step before it is taken: `true` to take it, `false` when the thing is there already and nothing is to be done or told.
 * @throws 409 invalid_transition, with what would be allowed
 */
export function takeStep<State extends string>(steps: Steps<State>, from: State, to: State): boolean {
  if (from === to) return false
  if (!canStep(steps, from, to)) throw new Refused('invalid_transition', { meta: { from, to, allowed: steps[from] } })
  return true
}
