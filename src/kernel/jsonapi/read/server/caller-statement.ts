import { anyScope } from '#kernel/access/server/scope.ts'
import type { ReadCall } from '#kernel/jsonapi/registry/server/registry.ts'
import { Statement } from '#kernel/jsonapi/registry/server/statement.ts'

/** A statement written by hand, which can include the caller's rights. */
export class CallerStatement extends Statement {
  readonly #call: ReadCall

  constructor(call: ReadCall) {
    super()
    this.#call = call
  }

  /** `$n` for the center of the call. */
  get center(): string {
    return `${this.sharedParam('center', this.#call.asked.centerId)}::uuid`
  }

  /** The condition for rows of `alias` on which the caller may use `verb`; the API's own check, before row-level security (ADR 0002). */
  may(verb: string, type: string, alias: string): string {
    const { registry, roles, asked } = this.#call
    return anyScope(registry.scopeNames(roles, type, verb), registry.api(type).scopes, alias, this, { actor: asked.actor, centerId: asked.centerId })
  }

  /** SQL of a list of those verbs out of `verbs` that the caller may use on the row of `alias`. */
  verbs(verbs: readonly string[], type: string, alias: string): string {
    const each = verbs.map((verb) => `case when ${this.may(verb, type, alias)} then '${verb}' end`)
    return `array_to_string(array[${each.join(', ')}], ' ')`
  }
}
