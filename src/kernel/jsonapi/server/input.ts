import { Forbidden, Invalid, NotFound, type Issue } from '#kernel/http/errors.ts'
import { checkField } from '#kernel/fields/check.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'
import { snakeCase } from '#kernel/jsonapi/names.ts'
import type { Written } from './body.ts'
import { isUuid } from './uuid.ts'

export type Input = { input: Record<string, unknown>; related: Record<string, string | null>; ignored: string[] }

/**
 * Checks what was written against the declaration. On a create every field that must be there is asked for; on an update
 * only what was sent is looked at. Unknown and read-only attributes are set aside, not refused (contract §2.2).
 * @throws 422 with all faults at once, 403 forbidden_attribute, 404 related_not_found
 */
export function checkInput(written: Written, fields: Record<string, Field>, resource: Resource, locale: Locale, isCreate: boolean): Input {
  const issues: Issue[] = []
  const result: Input = { input: {}, related: {}, ignored: [] }
  for (const [name, { sent }] of written.attributes) {
    const field = fields[name]
    const relation = relationOf(name, resource)
    if (relation) written.related.set(relation, { id: idOf(written.attributes.get(name)!.value), sent })
    else if (!field || field.readOnly || field.sql) {
      if (field?.privileged) throw new Forbidden('forbidden_attribute', { attribute: name, pointer: `/data/attributes/${sent}` })
      result.ignored.push(name)
    }
  }
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || field.sql) continue
    const written1 = written.attributes.get(name)
    if (!written1 && (!isCreate || field.optional || field.later)) continue
    const { value, fault } = checkField(field, written1?.value, locale)
    if (fault) issues.push({ code: fault.code, detail: fault.message, attribute: name, pointer: `/data/attributes/${written1?.sent ?? name}` })
    else result.input[name] = value
  }
  for (const [name, { id }] of written.related) {
    const relationship = resource.relationships[name]
    if (!relationship || relationship.many || relationship.inverse) continue
    if (id !== null && !isUuid(id)) throw new NotFound(relationship.to, id, 'related_not_found')
    result.related[name] = id
  }
  if (issues.length > 0) throw new Invalid(issues)
  return result
}

/** `organization_id` is accepted in place of the relationship. */
function relationOf(attribute: string, resource: Resource): string | undefined {
  if (!attribute.endsWith('Id')) return undefined
  return Object.entries(resource.relationships).find(([, { many, inverse, column }]) => !many && !inverse && column === snakeCase(attribute))?.[0]
}

const idOf = (value: unknown) => (value === null || value === '' ? null : String(value))
