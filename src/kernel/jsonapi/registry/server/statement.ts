import type { ReadQuery } from '#kernel/db/server/database.ts'

export type Value = ReadQuery['values'][number]

/** One SQL statement under construction: pieces of text, and values that are only ever sent as parameters. */
export class Statement {
  readonly values: Value[] = []
  #shared = new Map<string, string>()

  /** `$n` for a value. Never shared between two places: PostgreSQL infers a parameter's type from its first use. */
  param(value: Value): string {
    return `$${this.values.push(value)}`
  }

  /** `$n` for a value that is used more than once and always with the same cast. */
  sharedParam(name: string, value: Value): string {
    let place = this.#shared.get(name)
    if (!place) this.#shared.set(name, (place = this.param(value)))
    return place
  }
}
