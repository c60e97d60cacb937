import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Random once for each process, then counted: unique without asking the system for randomness at every request. */
const process = randomBytes(9).toString('base64url').replaceAll(/[_-]/g, '0')
let count = 0

/** The client's X-Request-Id when it is well formed, else an id of our own (contract §5). */
export function requestId({ headers }: IncomingMessage): string {
  const sent = headers['x-request-id']
  return typeof sent === 'string' && /^[A-Za-z0-9._-]{1,64}$/.test(sent) ? sent : `${process}.${(count++).toString(36)}`
}
