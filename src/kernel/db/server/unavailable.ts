/**
 * The database cannot be reached or takes no more connections: try again shortly. The http layer answers 503
 * `database_unavailable`. If it happens at COMMIT, the change may or may not have been kept.
 */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'Unavailable'
  }
}

/** The disk of the database is full: what is read goes on, what is written does not. The http layer answers 507. */
export class DiskFull extends Unavailable {}

/** The connection is gone or was never made. */
const gone = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EHOSTUNREACH EAI_AGAIN 57P01 57P02 57P03 57P04 57P05 53300 53400 25P03 25P04'.split(' '),
)

/**
 * The connection is good, but it took too long: a lock (55P03), a statement (57014), a conflict that came back each time
 * (40001, 40P01), memory (53200).
 */
const busy = new Set('55P03 57014 40001 40P01 53000 53200'.split(' '))
const diskFull = '53100'

// `pg` gives these no code.
const messages =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after)/

/** Whether the connection is gone or was never made, so that the client must not be used again. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Unavailable) return true
  const code = codeOf(error)
  return gone.has(code) || code.startsWith('08') || messages.test(error.message)
}

/** The same error, or `Unavailable` around it when not the work but the database is what failed. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof Unavailable) return error
  if (codeOf(error) === diskFull) return new DiskFull(error)
  return isConnectionError(error) || busy.has(codeOf(error)) ? new Unavailable(error) : error
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
