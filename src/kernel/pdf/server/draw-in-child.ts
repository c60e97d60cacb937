import { HttpError } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/limits.ts'
import { runChild } from '#kernel/processes/server/run-child.ts'

const busy = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })
/** One at a time: who saves a file can wait for a second. */
const line = new ConcurrencyLimiter({ atOnce: 1, longestQueue: 20, refusal: busy })

/**
 * Draws a PDF in a process of its own (ADR 0071). @param file the program: it reads the facts from stdin as JSON and writes the PDF
 * @throws 503 when too many wait, or the process fails
 */
export async function drawInChild(file: string, facts: object): Promise<Buffer> {
  return await line.take(async () => {
    const { code, output } = await runChild({
      file,
      input: [Buffer.from(JSON.stringify(facts))],
      longest: 30_000,
      heap: 128,
      longestAnswer: 2 * 1024 * 1024,
      isConfined: true,
      niceness: 10,
    })
    if (code !== 0 || output.length === 0) throw busy()
    return output
  })
}
