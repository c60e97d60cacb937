import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { HttpError } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/concurrency-limiter.ts'

const busy = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })
/** One at a time: whoever shares can wait for a second. */
const line = new ConcurrencyLimiter({ atOnce: 1, longestQueue: 20, refusal: busy })

/** Draws one of our own drawings as a PNG. @throws 503 when too many wait, or the machine cannot */
export async function drawShare(svg: string): Promise<Buffer> {
  return await line.take(async () => {
    const child = spawn(process.execPath, ['--no-warnings', '--max-old-space-size=96', join(import.meta.dirname, 'draw-share-child.ts')], {
      stdio: ['pipe', 'pipe', 'ignore'],
      // No secret of ours goes along.
      env: {},
      timeout: 30_000,
      killSignal: 'SIGKILL',
    })
    const ended = new Promise<number | null>((resolve) => {
      child.on('error', () => resolve(null))
      child.on('close', resolve)
    })
    child.stdin.on('error', () => {}) // its code says what became of it
    child.stdin.end(svg)
    const png = await buffer(child.stdout)
    if ((await ended) !== 0 || png.length === 0) throw busy()
    return png
  })
}
