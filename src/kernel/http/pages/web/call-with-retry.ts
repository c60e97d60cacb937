import type { ApiResult } from './call-api.ts'
import { whenOnline } from './when-online.ts'

/** Seconds before each retry. */
const pauses = [2, 4, 8, 15, 30]

/**
 * Repeats a call, with growing pauses, until the server has answered it, and at once when the connection is back. It has to be
 * one that counts once (`idempotency-key`). `whenLost` is called each time the server was not reached.
 */
export async function callWithRetry(call: () => Promise<ApiResult>, whenLost: () => void): Promise<ApiResult> {
  for (let tries = 0; ; tries += 1) {
    const answer = await call()
    if (answer.ok || (answer.status !== 0 && answer.status !== 429 && answer.status < 500)) return answer
    whenLost()
    await whenOnline(pauses[Math.min(tries, pauses.length - 1)]! * 1000)
  }
}
