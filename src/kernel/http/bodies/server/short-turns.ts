import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which one piece of work holds the event loop in one go. */
const longest = 4

/**
 * For work on what somebody sent that takes longer than others should wait: call what it returns between two short steps, and
 * the others have their turn whenever it has been long enough.
 */
export function shortTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < longest) return
    await nextTurn()
    began = performance.now()
  }
}
