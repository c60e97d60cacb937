import { TooMany } from '#kernel/http/errors.ts'

/** Two at once keep two of the four threads free for files and names; fifty waiting are two seconds of work. */
const atOnce = 2
const longestQueue = 50

let running = 0
const waiting: (() => void)[] = []

/** Runs `work` when it is its turn. @throws {TooMany} at once when the queue is full */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= longestQueue) throw new TooMany(2, 'too_many_attempts')
    await new Promise<void>((go) => waiting.push(go))
  } else {
    running += 1
  }
  try {
    return await work()
  } finally {
    // A turn is handed on, not given back: nobody can slip in between.
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
