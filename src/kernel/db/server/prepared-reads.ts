import type pg from 'pg'
import { statementNames } from './statement-names.ts'

/** `values` go as text; a list becomes a PostgreSQL array. `name` saves hashing the text; one name means one text for ever. */
export type ReadQuery = { text: string; values: (string | number | boolean | null | string[])[]; name?: string }

/** Rows of one query, each an array of values as PostgreSQL writes them: `'t'`, `'2026-11-21 07:07:00+00'`, `null`. */
export type TextRows = (string | null)[][]

type Step = { name: string; text: string; values: (string | null)[]; parses: boolean }

// The messages of `pg`'s connection that its types leave out.
type Wire = {
  stream: { cork(): void; uncork(): void }
  parse(message: { name: string; text: string }): void
  bind(message: { statement: string; values: (string | null)[] }): void
  execute(message: object): void
  close(message: { type: 'S'; name: string }): void
  sync(): void
}

/** Per connection: statements the server knows, and those of which only the server knows whether it does. */
type Known = { parsed: Set<string>; doubtful: Set<string> }
const knownBy = new WeakMap<object, Known>()

/**
 * Several prepared statements sent to the server in one go, before one Sync. Up to the Sync they are one implicit
 * transaction (PostgreSQL manual, "Pipelining"), so a setting made local by the first holds for the others and ends with them;
 * one round trip instead of four. An error skips what follows it and leaves the connection usable.
 */
export class PreparedReads implements pg.Submittable {
  readonly #steps: Step[]
  readonly #results: TextRows[] = [[]]
  #known: Known = { parsed: new Set(), doubtful: new Set() }
  #failed = false
  /** Set by the caller; `pg` wraps it to add its time limit. */
  callback: (error: unknown, results?: TextRows[]) => void = () => {}

  constructor(queries: ReadQuery[]) {
    // Written here, not while sending: an error half-way through a message would leave the connection waiting.
    this.#steps = queries.map(({ name, text, values }) => ({ name: name ?? nameOf(text) ?? '', text, values: values.map(asText), parses: false }))
  }

  submit(connection: pg.Connection): void {
    const wire = connection as unknown as Wire
    this.#known = knownBy.get(wire) ?? { parsed: new Set(), doubtful: new Set() }
    knownBy.set(wire, this.#known)
    const parsedHere = new Set<string>()
    wire.stream.cork()
    try {
      for (const step of this.#steps) {
        step.parses = step.name === '' || (!this.#known.parsed.has(step.name) && !parsedHere.has(step.name))
        if (step.parses) {
          if (this.#known.doubtful.has(step.name)) wire.close({ type: 'S', name: step.name })
          wire.parse(step)
          parsedHere.add(step.name)
        }
        wire.bind({ statement: step.name, values: step.values })
        wire.execute({})
      }
      wire.sync()
    } finally {
      wire.stream.uncork()
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#results.at(-1)?.push(fields)
  }

  handleCommandComplete(): void {
    const step = this.#steps[this.#results.length - 1]
    if (step?.parses && step.name !== '') {
      this.#known.parsed.add(step.name)
      this.#known.doubtful.delete(step.name)
    }
    this.#results.push([])
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete()
  }

  handleReadyForQuery(): void {
    if (!this.#failed) this.callback(null, this.#results.slice(0, -1))
  }

  handleError(error: unknown): void {
    // It may have failed while being parsed or after that: the statement is closed, in case it is there, before it is parsed again.
    const step = this.#steps[this.#results.length - 1]
    if (step?.parses && step.name !== '') this.#known.doubtful.add(step.name)
    if (isStale(error)) for (const { name } of this.#steps) if (name !== '') this.#forget(name)
    this.#failed = true
    this.callback(error)
  }

  #forget(name: string): void {
    this.#known.parsed.delete(name)
    this.#known.doubtful.add(name)
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
  handleCopyInResponse(): void {}
  handleCopyData(): void {}
}

/** A migration changed what a prepared statement reads (0A000), or the server no longer has it (26000): parsed anew it works. */
export function isStale(error: unknown): boolean {
  return ['0A000', '26000'].includes((error as { code?: string } | null)?.code ?? '')
}

/** None for texts beyond the bound: the server forgets those by itself at the next one. */
const nameOf = statementNames('read', 500)

function asText(value: ReadQuery['values'][number]): string | null {
  if (value === null || typeof value === 'string') return value
  if (!Array.isArray(value)) return String(value)
  return `{${value.map((item) => `"${item.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`
}
