import { isDate } from '#kernel/fields/check.ts'
import type { Field } from '#kernel/fields/field.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { BadRequest, type Issue } from '#kernel/http/errors.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import { messages } from '#kernel/jsonapi/registry/server/messages.ts'
import { listOf, type Parameter } from '#kernel/jsonapi/registry/server/parameters.ts'
import type { Predicate } from './predicates.ts'

/** Of one read (contract §2.3). */
export const filterMost = { conditions: 20, values: 200, letters: 256 }

/** A filter that is there, with a value that is none of its own. */
export const refuseFilter = (parameter: Pick<Parameter, 'name'>, words?: Issue['words']) =>
  new BadRequest('invalid_filter_value', { parameter: parameter.name, ...(words && { words }) })

/** The values of one condition, each as its column is compared with. */
export function parseValues(
  { field, isId }: { field: Field; isId: boolean },
  predicate: Predicate,
  sent: readonly string[],
  parameter: Pick<Parameter, 'name'>,
): string[] {
  const values = predicate.list ? listOf(sent) : [sent.at(-1)!]
  if (values.length > filterMost.values) throw refuseFilter(parameter, sayInAll(messages.tooManyValues, { max: filterMost.values }))
  if (predicate.value === 'boolean') return values.map((value) => String(booleanOf(value, parameter)))
  if (predicate.value === 'text') {
    if (values.some((value) => value.length > (predicate.staffOnly ? 64 : filterMost.letters))) throw refuseFilter(parameter)
    return values
  }
  return values.map((value) => {
    // An id that can be nobody's matches nothing; it is no error (contract §2.2, ids are opaque).
    if (isId) return idFor(value)
    return typed(field, value, parameter)
  })
}

/** An id that can be nobody's is nobody's. */
export const idFor = (value: string) => (isUuid(value) ? value : '00000000-0000-0000-0000-000000000000')

function typed(field: Field, value: string, parameter: Pick<Parameter, 'name'>): string {
  switch (field.kind) {
    case 'integer':
    case 'number':
      if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(value) || (field.kind === 'integer' && (value.includes('.') || Math.abs(Number(value)) > 2_147_483_647)))
        throw refuseFilter(parameter)
      return value
    case 'boolean':
      return String(booleanOf(value, parameter))
    case 'date':
      if (!isDate(value)) throw refuseFilter(parameter)
      return value
    case 'timestamp':
      // A bare day means midnight in Amsterdam.
      if (isDate(value)) return `${value} 00:00 ${timeZone}`
      if (!/^(19|20|21)\d\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,6})?)?(Z|[+-]\d\d:?\d\d)?$/.test(value) || Number.isNaN(Date.parse(value)))
        throw refuseFilter(parameter)
      return value
    case 'code':
    case 'codes':
      if (!field.values!.includes(value)) throw refuseFilter(parameter, sayInAll(messages.noneOf, { value, known: field.values! }))
      return value
    default:
      return value
  }
}

/** @throws 400 for what is neither yes nor no */
export function booleanOf(value: string, parameter: Pick<Parameter, 'name'>): boolean {
  if (['true', '1', 't', 'T', 'TRUE'].includes(value)) return true
  if (['false', '0', 'f', 'F', 'FALSE'].includes(value)) return false
  throw refuseFilter(parameter, sayInAll(messages.notBoolean, { value }))
}
