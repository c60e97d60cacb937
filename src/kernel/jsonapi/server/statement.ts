import type { ReadQuery } from '#kernel/db/server/database.ts'

export type Value = ReadQuery['values'][number]

/** One SQL statement in the making: pieces of text, and values that only ever travel as parameters. */
export class Statement {
  readonly values: Value[] = []
  #facts = new Map<string, string>()

  /** `$n` for a value. Never shared between two places: PostgreSQL settles a parameter's type where it first stands. */
  param(value: Value): string {
    return `$${this.values.push(value)}`
  }

  /** `$n` for a fact that is used more than once and always with the same cast. */
  fact(name: string, value: Value): string {
    let place = this.#facts.get(name)
    if (!place) this.#facts.set(name, (place = this.param(value)))
    return place
  }
}
