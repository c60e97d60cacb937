import { TooMany } from '#kernel/http/errors.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/concurrency-limiter.ts'

/** Two at once keep two of the four threads free for files and names; fifty waiting are two seconds of work. */
export const passwordLimiter = new ConcurrencyLimiter({ atOnce: 2, longestQueue: 50, refusal: () => new TooMany(2, 'too_many_attempts') })
