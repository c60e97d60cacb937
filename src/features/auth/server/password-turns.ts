import { TooMany } from '#kernel/http/errors.ts'
import { Turns } from '#kernel/http/server/turns.ts'

/** Two at once keep two of the four threads free for files and names; fifty waiting are two seconds of work. */
export const passwordTurns = new Turns({ atOnce: 2, longestQueue: 50, refusal: () => new TooMany(2, 'too_many_attempts') })
