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

const codes = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EHOSTUNREACH EAI_AGAIN 57P01 57P02 57P03 57P05 53300 53400 08000 08003 08006 25P03 25P04'.split(' '),
)

// `pg` gives these no code.
const messages =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after)/

/** Whether the connection is gone or was never made, so that the client must not be used again. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Unavailable) return true
  const { code } = error as { code?: unknown }
  return (typeof code === 'string' && codes.has(code)) || messages.test(error.message)
}

/** The same error, or `Unavailable` around it when the connection is what failed. */
export function toUnavailable(error: unknown): unknown {
  return isConnectionError(error) && !(error instanceof Unavailable) ? new Unavailable(error) : error
}
