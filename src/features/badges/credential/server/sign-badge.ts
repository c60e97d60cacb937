import { join } from 'node:path'
import { HttpError } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/limits.ts'
import { runChild } from '#kernel/processes/server/run-child.ts'

/** A pair of keys in the spelling of Multikey (W3C Controlled Identifiers). */
export type MadeKey = { publicKeyMultibase: string; secretKeyMultibase: string }
export type SigningRequest = { make: 'key' } | { make: 'badge'; credential: object; issuer: string; key: MadeKey; /** When it is signed, in UTC. */ at: string }

const busy = () => new HttpError(503, [{ code: 'unavailable' }], { 'retry-after': '5' })
/** One at a time: who asks for a badge can wait for a second. */
const line = new ConcurrencyLimiter({ atOnce: 1, longestQueue: 20, refusal: busy })

/** Makes a key to sign badges with. @throws 503 when too many wait, or the process fails */
export async function makeKey(): Promise<MadeKey> {
  return (await ask({ make: 'key' })) as MadeKey
}

/** Signs a credential with `eddsa-rdfc-2022`. @throws 503 when too many wait, or the process fails */
export async function signBadge(request: Omit<Extract<SigningRequest, { make: 'badge' }>, 'make'>): Promise<object> {
  return await ask({ make: 'badge', ...request })
}

async function ask(request: SigningRequest): Promise<object> {
  return await line.take(async () => {
    const { code, output } = await runChild({
      file: join(import.meta.dirname, 'sign-badge-child.ts'),
      // The secret key goes through the pipe: arguments and environments can be read by others on the machine.
      input: [Buffer.from(JSON.stringify(request))],
      longest: 30_000,
      heap: 128,
      longestAnswer: 256 * 1024,
      isConfined: true,
      niceness: 10,
    })
    if (code !== 0) throw busy()
    return JSON.parse(output.toString('utf8')) as object
  })
}
