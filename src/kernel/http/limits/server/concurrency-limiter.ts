/** So many at the same time, the others in the order in which they came; beyond the longest queue they are refused. */
export class ConcurrencyLimiter {
  readonly #atOnce: number
  readonly #longestQueue: number
  readonly #refusal: () => Error
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor({ atOnce, longestQueue, refusal }: { atOnce: number; longestQueue: number; /** What is thrown when the queue is full. */ refusal: () => Error }) {
    this.#atOnce = atOnce
    this.#longestQueue = longestQueue
    this.#refusal = refusal
  }

  /** Runs `work` when it is its turn. @throws the refusal, at once, when the queue is full */
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
      // A turn is handed on, not given back: nobody can slip in between.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
