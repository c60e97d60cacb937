/** Runs a limited number of calls at the same time and queues the others in order; beyond the longest queue they are refused. */
export class ConcurrencyLimiter {
  readonly #atOnce: number
  readonly #longestQueue: number
  readonly #refusal: () => Error
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, longestQueue, refusal }: { atOnce: number; longestQueue: number; /** Makes the error for a full queue. */ refusal: () => Error }) {
    this.#atOnce = atOnce
    this.#longestQueue = longestQueue
    this.#refusal = refusal
  }

  /** Runs `work` when its turn comes. @throws the refusal, at once, when the queue is full */
  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) {
      if (this.#waiting.length >= this.#longestQueue) throw this.#refusal()
      await new Promise<void>((go) => this.#waiting.push(go))
    } else {
      this.#running += 1
    }
    try {
      return await work()
    } finally {
      // The turn goes straight to the next in the queue, so that no new caller can take it in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
