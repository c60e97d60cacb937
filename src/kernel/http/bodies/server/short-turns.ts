import { performance } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds for which one piece of work may hold the event loop. */
const longest = 4

/**
 * For long work on input: await the returned function between two short steps, and other requests get their turn whenever the
 * time is up.
 */
export function shortTurns(): () => Promise<void> {
  let began = performance.now()
  return async () => {
    if (performance.now() - began < longest) return
    await nextTurn()
    began = performance.now()
  }
}
