import { HttpError } from '#kernel/http/errors.ts'

/**
 * The storage did not keep, give or delete an object: it is away, too slow, or refuses. Answered with 503, for this file alone; the log has
 * what happened.
 */
export class StorageAway extends HttpError {
  /** It answered, and said no: to the address, the key or the right. Asking again changes nothing. */
  readonly isRefused: boolean
  constructor(what: string, { isRefused = false, cause }: { isRefused?: boolean; cause?: unknown } = {}) {
    super(503, [{ code: 'storage_unavailable' }], { 'retry-after': '10' })
    this.message = `The storage of files is not available: ${what}.`
    this.isRefused = isRefused
    if (cause !== undefined) this.cause = cause
  }
}
