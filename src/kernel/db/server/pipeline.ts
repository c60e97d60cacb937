import { createHash } from 'node:crypto'
import pg from 'pg'

const { INT8, DATE, NUMERIC } = pg.types.builtins

/**
 * How to parse a column's text, by the OID of its type: 8-byte integers (counts) and numerics (hours a week) become numbers;
 * dates stay `2026-11-21`, because they have no time zone; timestamps become `Date`; `pg` parses the rest.
 */
export function columnReader(type: number, format: 'text' | 'binary' = 'text'): (text: string) => unknown {
  if (type === INT8 || type === NUMERIC) return Number
  if (type === DATE) return String
  return pg.types.getTypeParser(type, format as 'text')
}

/**
 * One statement with its values; a connection prepares it under `name`, or for this one use when that is ''. A name must always
 * stand for the same text.
 */
export type PipelinedStatement = { name: string; text: string; values: readonly unknown[] }

/** A column of a result and how its text is parsed. */
type Column = { name: string; read: (text: string) => unknown }

/** The result of one statement: rows as PostgreSQL writes them, and its command tag: `INSERT 0 1`, `COMMIT`. */
export type Outcome = { rows: (string | null)[][]; columns: readonly Column[]; tag: string }

// Methods of `pg`'s connection that its types leave out.
type Wire = {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  describe(message: { type: 'S'; name: string }): void
  bind(message: { statement: string; values: unknown[] }): void
  execute(message: object): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

/** For each connection: the columns of statements the server has prepared, and the names of those that may or may not be prepared. */
type Known = { columns: Map<string, readonly Column[]>; doubtful: Set<string> }
const knownBy = new WeakMap<object, Known>()

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils
const nothing: readonly Column[] = []

/**
 * Several prepared statements sent to the server at once, before one Sync: one round trip instead of one each (PostgreSQL
 * manual, "Pipelining"). Outside a transaction block they form one implicit transaction, so a setting made local by the first
 * applies to the others and ends with them. An error skips the statements after it and leaves the connection usable. A
 * statement is described when it is parsed, once for each connection.
 */
class Pipeline implements pg.Submittable {
  readonly #steps: (PipelinedStatement & { parses: boolean })[]
  readonly #done: Outcome[] = []
  #known: Known = { columns: new Map(), doubtful: new Set() }
  /** Of the statement in progress. */
  #columns: readonly Column[] | undefined
  #rows: Outcome['rows'] = []
  #failed = false
  /** Set by the caller; `pg` wraps it to add its time limit. After an error `done` holds the statements before it. */
  callback: (error: unknown, done?: Outcome[]) => void = () => {}

  constructor(steps: readonly PipelinedStatement[]) {
    // Values are converted here, not while sending: an error half-way through a message would leave the connection waiting.
    this.#steps = steps.map(({ name, text, values }) => ({ name, text, values: values.map((value) => prepareValue(value)), parses: false }))
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire
    this.#known = knownBy.get(wire) ?? this.#known
    knownBy.set(wire, this.#known)
    const parsedHere = new Set<string>()
    wire.stream.cork()
    try {
      for (const step of this.#steps) {
        const { name, values } = step
        step.parses = name === '' || (!this.#known.columns.has(name) && !parsedHere.has(name))
        if (step.parses) {
          if (this.#known.doubtful.has(name)) wire.close({ type: 'S', name })
          wire.parse(step)
          wire.describe({ type: 'S', name })
          parsedHere.add(name)
        }
        wire.bind({ statement: name, values: values as unknown[] })
        wire.execute({})
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }): void {
    this.#columns = fields.map(({ name, dataTypeID }) => ({ name, read: columnReader(dataTypeID) }))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete({ text = '' }: { text?: string }): void {
    const { name = '', parses } = this.#steps[this.#done.length] ?? {}
    const columns = parses ? (this.#columns ?? nothing) : (this.#known.columns.get(name) ?? nothing)
    if (parses && name !== '') {
      this.#known.columns.set(name, columns)
      this.#known.doubtful.delete(name)
    }
    this.#done.push({ rows: this.#rows, columns, tag: text })
    this.#rows = []
    this.#columns = undefined
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete({})
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.callback(null, this.#done)
  }

  handleError(error: unknown): void {
    // It may have failed while being parsed or afterwards, so the statement may exist: it is closed before it is parsed again.
    const step = this.#steps[this.#done.length]
    if (step?.parses && step.name !== '') this.#known.doubtful.add(step.name)
    if (isStale(error)) for (const { name } of this.#steps) if (name !== '') this.#forget(name)
    this.#failed = true
    this.callback(error, this.#done)
  }

  #forget(name: string): void {
    this.#known.columns.delete(name)
    this.#known.doubtful.add(name)
  }

  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

const nameless = new WeakSet<pg.ClientBase>()

/**
 * Prepares no statement under a name on this connection. Behind a bouncer each transaction may meet another connection of the server,
 * which does not have the statement, or has it from somebody else.
 */
export function withoutNames(client: pg.ClientBase): void {
  nameless.add(client)
}

/** Sends statements through a pipeline. `error` is null when all succeeded; otherwise `done` holds those before the one that failed. */
export function sendPipeline(client: pg.ClientBase, steps: readonly PipelinedStatement[]): Promise<{ error: unknown; done: Outcome[] }> {
  return new Promise((resolve) => {
    const pipeline = new Pipeline(nameless.has(client) ? steps.map((step) => ({ ...step, name: '' })) : steps)
    pipeline.callback = (error, done = []) => resolve({ error, done })
    client.query(pipeline)
  })
}

/** A migration changed what a prepared statement reads (0A000), or the server no longer has it (26000): parsing it again helps. */
export function isStale(error: unknown): boolean {
  return ['0A000', '26000'].includes((error as { code?: string } | null)?.code ?? '')
}

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

/**
 * A name for each text of SQL, so that a connection prepares it once. Every name costs memory on every connection and visitors
 * can cause endlessly many texts, so there are at most `max`; a text beyond that gets none.
 */
export function statementNames(prefix: string, max: number): (text: string) => string | undefined {
  const names = new Map<string, string>()
  return (text) => {
    let name = names.get(text)
    if (name === undefined && names.size < max) {
      name = `${prefix}_${createHash('sha256').update(text).digest('base64url').slice(0, 32)}`
      names.set(text, name)
    }
    return name
  }
}
