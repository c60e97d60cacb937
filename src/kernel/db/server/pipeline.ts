import pg from 'pg'
import { columnReader } from './column-types.ts'

/**
 * One statement with its values; a connection prepares it under `name`, or for this one use when that is ''. A name must always
 * stand for the same text.
 */
export type PipelinedStatement = { name: string; text: string; values: readonly unknown[] }

/** A column of a result and how its text is parsed. */
export type Column = { name: string; read: (text: string) => unknown }

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

/** Sends statements through a pipeline. `error` is null when all succeeded; otherwise `done` holds those before the one that failed. */
export function sendPipeline(client: pg.ClientBase, steps: readonly PipelinedStatement[]): Promise<{ error: unknown; done: Outcome[] }> {
  return new Promise((resolve) => {
    const pipeline = new Pipeline(steps)
    pipeline.callback = (error, done = []) => resolve({ error, done })
    client.query(pipeline)
  })
}

/** A migration changed what a prepared statement reads (0A000), or the server no longer has it (26000): parsing it again helps. */
export function isStale(error: unknown): boolean {
  return ['0A000', '26000'].includes((error as { code?: string } | null)?.code ?? '')
}
