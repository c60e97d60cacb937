import type pg from 'pg'
import { type Outcome, sendPipeline, type PipelinedStatement } from './pipeline.ts'

type Waiting = {
  step: PipelinedStatement
  kind: 'awaited' | 'checked' | 'silent'
  /** Receives the result; may throw when the statement is checked. */
  resolve: (outcome: Outcome) => void
  fail: (error: unknown) => void
}

const ignore = () => {}

/**
 * The statements of one transaction on their way to the server, in the order in which they were given. Those given at the same
 * moment share one round trip, and those whose result nobody awaits travel with the next one that is awaited.
 */
export class StatementQueue {
  readonly #client: pg.ClientBase
  readonly #opening: readonly PipelinedStatement[]
  #waiting: Waiting[] = []
  #running: Promise<void> | null = null
  #ended = false
  /** The error of a failed check: the server does not know of it, so it is remembered here. */
  #refused: { error: unknown } | null = null
  /** Whether the server has begun this transaction. */
  isOpen = false

  /** `opening` is sent before the first statement; a transaction without statements sends nothing. */
  constructor(client: pg.ClientBase, opening: readonly PipelinedStatement[]) {
    this.#client = client
    this.#opening = opening
  }

  /**
   * Sent with the next awaited statement or with the commit. What `settle` throws for a `checked` one fails the statements sent
   * with it, and the transaction.
   */
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
      // Points the stack trace at the caller, not at the socket.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  /** Sends what waits with `commit` behind it, and refuses every later statement. */
  async finish(commit: PipelinedStatement): Promise<Outcome | null> {
    // Never commit before all checks have passed.
    if (this.#waiting.some(({ kind }) => kind === 'checked')) this.#running ??= this.#run()
    await this.#running
    if (this.#refused) throw this.#refused.error
    const outcome = this.isOpen || this.#waiting.length > 0 ? this.now(commit) : null
    this.#ended = true
    return await outcome
  }

  /** Drops what waits and refuses new statements; resolves when nothing is in progress. */
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
      // Wait a tick, so that statements started at the same moment share the round trip.
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
