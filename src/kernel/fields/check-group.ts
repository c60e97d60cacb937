import { camelCase, longestName, snakeCase } from '#kernel/jsonapi/names.ts'
import type { Checked, Fail, Fault } from './fault.ts'
import type { Field } from './field.ts'
import { messages } from './messages.ts'

type Asked = {
  fields: NonNullable<Field['fields']>
  /** true: every required part must be there; false: only the parts that were sent are checked. */
  isWhole: boolean
  fail: Fail
  check: (field: Field, given: unknown) => Checked
}

/** A group has a handful of parts; names beyond this many are not read. */
const maxNames = 100

/** Checks each part of a group by its own field, in whatever spelling its name was sent (contract §2.2). */
export function checkGroup(given: object, { fields, isWhole, fail, check }: Asked): Checked {
  const sent = new Map<string, { name: string; value: unknown }>()
  for (const [name, value] of firstOf(given)) {
    const part = name.length > longestName ? name.slice(0, longestName) : camelCase(snakeCase(name))
    const known = sent.get(part)
    if (known && JSON.stringify(known.value) !== JSON.stringify(value)) return fail('ambiguous_attribute', messages.ambiguous)
    sent.set(part, { name, value })
  }
  const kept: Record<string, unknown> = {}
  const within: Record<string, Fault> = {}
  for (const [name, field] of Object.entries(fields)) {
    const one = sent.get(name)
    sent.delete(name)
    if (!one && (!isWhole || field.optional || field.later)) continue
    const { value, fault } = check(field, one?.value)
    if (fault) within[one?.name ?? name] = fault
    else kept[name] = value
  }
  if (Object.keys(within).length > 0) return { fault: { ...fail('invalid', messages.invalid).fault, within } }
  return { value: kept, ignored: [...sent.keys()] }
}

/** Iterates without building a list of all the names that were sent. */
function* firstOf(given: object): Iterable<[name: string, value: unknown]> {
  let count = 0
  for (const name in given) {
    if ((count += 1) > maxNames) return
    yield [name, (given as Record<string, unknown>)[name]]
  }
}
