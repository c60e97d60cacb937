import type pg from 'pg'
import { type Outcome, sendPipeline, type PipelinedStatement } from './pipeline.ts'

type Waiting = {
  step: PipelinedStatement
  kind: 'awaited' | 'checked' | 'silent'
  /** Takes the answer; may throw when it is checked. */
  resolve: (outcome: Outcome) => void
  fail: (error: unknown) => void
}

const ignore = () => {}

/**
 * The statements of one transaction on their way to the server, in the order in which they were given. Those of the same
 * moment go together in one round trip, and those whose answer nobody waits for go along with the next that somebody does.
 */
export class StatementQueue {
  readonly #client: pg.ClientBase
  readonly #opening: readonly PipelinedStatement[]
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null
  #ended = false
  /** What a check refused: the server does not know of it, so it is remembered here. */
  #refused: { error: unknown } | null = null
  /** Whether the server knows of this transaction. */
  isOpen = false

  /** `opening` goes before the first statement, and nowhere when there is none. */
  constructor(client: pg.ClientBase, opening: readonly PipelinedStatement[]) {
    this.#client = client
    this.#opening = opening
  }

  /** Sent along with the next statement or with the last. When it is `checked`, what `settle` throws fails those sent with it, and the whole. */
  defer(step: PipelinedStatement, kind: 'checked' | 'silent', settle: (outcome: Outcome) => void = ignore): void {
    this.#add({ step, kind, resolve: settle, fail: ignore })
  }

  async now(step: PipelinedStatement): Promise<Outcome> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
    this.#add({ step, kind: 'awaited', resolve: resolve, fail: reject })
    this.#running ??= this.#run()
    try {
      return await promise
    } catch (error) {
      // The trace leads to whoever asked, not to the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  /** Sends what waits with `commit` behind it, and refuses every statement after that. */
  async finish(commit: PipelinedStatement): Promise<Outcome | null> {
    // Nothing is committed before it is known to be good.
    if (this.#waiting.some(({ kind }) => kind === 'checked')) this.#running ??= this.#run()
    await this.#running
    if (this.#refused) throw this.#refused.error
    const outcome = this.isOpen || this.#waiting.length > 0 ? this.now(commit) : null
    this.#ended = true
    return await outcome
  }

  /** Drops what waits and refuses what comes; ready when nothing is under way. */
  async stop(): Promise<void> {
    this.#ended = true
    this.#waiting = []
    await this.#running
  }

  #add(waiting: Waiting): void {
    if (this.#ended) throw new Error('This transaction has ended. Await every query inside the work given to it.')
    this.#waiting.push(waiting)
  }

  async #run(): Promise<void> {
    do {
      // Whatever else is started in this moment goes along.
      await new Promise<void>((resolve) => process.nextTick(resolve))
      if (this.#waiting.length > 0) await this.#send(this.#waiting.splice(0))
    } while (this.#waiting.some(({ kind }) => kind === 'awaited'))
    this.#running = null
  }

  async #send(batch: readonly Waiting[]): Promise<void> {
    const opening = this.isOpen ? [] : this.#opening
    this.isOpen = true
    const { error, done } = await sendPipeline(this.#client, [...opening, ...batch.map(({ step }) => step)])
    for (const [at, { resolve: settle, fail }] of batch.entries()) {
      const outcome = done[opening.length + at]
      if (this.#refused || !outcome) fail(this.#refused ? this.#refused.error : error)
      else
        try {
          settle(outcome)
        } catch (refusal) {
          this.#refused = { error: refusal }
        }
    }
  }
}
