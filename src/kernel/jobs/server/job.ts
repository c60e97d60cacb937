/** Work for later, by name. Its payload names the center, so that row-level security binds the handler as it binds the request. */
export type Job<Payload extends JobPayload> = {
  readonly name: string
  readonly retries: number
  /** Seconds one try may take; after that, or after a crash, it is retried. */
  readonly seconds: number
  /** Exists for the type only. */
  readonly payload?: Payload
}
export type JobPayload = { centerId: string }

/**
 * Declares a job: `export const runExport = defineJob<{ centerId: string; exportId: string }>({ name: 'exports.run' })`.
 * Retried after 5, 10, 20 … seconds, five times by default.
 */
export function defineJob<Payload extends JobPayload>({ name, retries = 5, seconds = 60 }: { name: string; retries?: number; seconds?: number }): Job<Payload> {
  return { name, retries, seconds }
}
