/**
 * The database cannot be reached or takes no more connections: try again shortly. The http layer answers 503
 * `database_unavailable`. When it happens at COMMIT, the change may or may not have been stored.
 */
export class Unavailable extends Error {
  constructor(cause: unknown) {
    super(`The database is not available: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'Unavailable'
  }
}

/** The database's disk is full: reads work, writes fail. The http layer answers 507. */
export class DiskFull extends Unavailable {}

/** The connection is lost or could not be made. */
const gone = new Set(
  'ECONNREFUSED ECONNRESET EPIPE ETIMEDOUT ENOTFOUND EHOSTUNREACH EAI_AGAIN 57P01 57P02 57P03 57P04 57P05 53300 53400 25P03 25P04'.split(' '),
)

/**
 * The connection is good, but the work took too much time or memory: a lock (55P03), a statement (57014), a conflict in every
 * retry (40001, 40P01), memory (53200).
 */
const busy = new Set('55P03 57014 40001 40P01 53000 53200'.split(' '))
const diskFull = '53100'

// `pg` gives these errors no code.
const messages =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client (has encountered|was closed)|Cannot use a pool after)/

/** Whether the connection is lost or could not be made, so that the client must not be used again. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof Unavailable) return true
  const code = codeOf(error)
  return gone.has(code) || code.startsWith('08') || messages.test(error.message)
}

/** The same error, or `Unavailable` around it when the database failed and not the work. */
export function toUnavailable(error: unknown): unknown {
  if (error instanceof Unavailable) return error
  if (codeOf(error) === diskFull) return new DiskFull(error)
  return isConnectionError(error) || busy.has(codeOf(error)) ? new Unavailable(error) : error
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown }
  return typeof code === 'string' ? code : ''
}
