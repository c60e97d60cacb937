import type { ApiResult } from './call-api.ts'
import { whenOnline } from './when-online.ts'

/** Seconds before each retry. */
const pauses = [2, 4, 8, 15, 30]

/**
 * Repeats a call, with growing pauses, until the server has answered it, and at once when the connection is back. It has to be
 * one that counts once (`idempotency-key`). `whenLost` is called each time the server was not reached. A page that is opened again
 * repeats what the one before had sent: while that is still being done, there is no answer yet.
 */
export async function callWithRetry(call: () => Promise<ApiResult>, whenLost: () => void): Promise<ApiResult> {
  for (let tries = 0; ; tries += 1) {
    const answer = await call()
    const isUnderWay = !answer.ok && answer.code === 'request_in_progress'
    if (answer.ok || (!isUnderWay && answer.status !== 0 && answer.status !== 429 && answer.status < 500)) return answer
    if (!isUnderWay) whenLost()
    await whenOnline(pauses[Math.min(tries, pauses.length - 1)]! * 1000)
  }
}
