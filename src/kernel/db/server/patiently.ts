import { setTimeout as sleep } from 'node:timers/promises'
import { Unavailable } from './unavailable.ts'

/**
 * What a start reads first. A machine that has just been switched on may be too busy to answer within the seconds that a request
 * has: then it is asked again, thirty times in all, `pause` milliseconds after each answer.
 * @throws the last error, and at once any that is not `Unavailable`
 */
export async function patiently<T>(ask: () => Promise<T>, pause = 1000): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof Unavailable) || tries === 30) throw error
    }
    await sleep(pause)
  }
}
