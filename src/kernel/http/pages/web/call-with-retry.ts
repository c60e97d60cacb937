import type { ApiResult } from './call-api.ts'
import { whenOnline } from './when-online.ts'

/** Seconds until it is tried again, each time. */
const pauses = [2, 4, 8, 15, 30]

/**
 * A call that is made again, longer and longer apart, until the server has answered it, and at once when the line is back. It has
 * to be one that counts once (`idempotency-key`). `whenLost` hears each time that nobody was reached.
 */
export async function callWithRetry(call: () => Promise<ApiResult>, whenLost: () => void): Promise<ApiResult> {
  for (let tries = 0; ; tries += 1) {
    const answer = await call()
    if (answer.ok || (answer.status !== 0 && answer.status !== 429 && answer.status < 500)) return answer
    whenLost()
    await whenOnline(pauses[Math.min(tries, pauses.length - 1)]! * 1000)
  }
}
