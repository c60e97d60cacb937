import { isDeepStrictEqual } from 'node:util'
import { Forbidden, Invalid, NotFound, type Issue } from '#kernel/http/errors.ts'
import { checkField } from '#kernel/fields/check.ts'
import type { Fault } from '#kernel/fields/fault.ts'
import type { Field } from '#kernel/fields/field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { ownProperty } from '#kernel/jsonapi/own-property.ts'
import type { Written } from './body.ts'
import { isUuid } from '#kernel/fields/uuid.ts'

export type Input = { input: Record<string, unknown>; related: Record<string, string | null>; ignored: string[] }

/** Values that the row has now, by attribute, as the caller would read them. */
export type Current = ReadonlyMap<string, unknown>

type Judging = {
  fields: Record<string, Field>
  resource: Resource
  locale: Locale
  /** true: every required field must be there; false: an update is checked only for what was sent. */
  isWhole: boolean
  /** The row before an update; a value that it already has is neither checked nor written again. */
  current?: Current | undefined
}

/**
 * Checks a body against the declaration. Unknown and read-only attributes are ignored, not refused: clients send back what they
 * read (contract §2.2).
 * @throws 422 with all faults at once, 403 forbidden_attribute, 404 related_not_found
 */
export function checkInput(written: Written, { fields, resource, locale, isWhole, current }: Judging): Input {
  const issues: Issue[] = []
  const result: Input = { input: {}, related: {}, ignored: [] }
  for (const [name, { value, sent }] of written.attributes) {
    const relation = relationOf(name, resource)
    if (relation) written.related.set(relation, { id: idOf(value), sent })
    else if (!isWritable(fields, name)) result.ignored.push(name)
  }
  for (const [name, field] of Object.entries(fields)) {
    if (!isWritable(fields, name)) continue
    const given = written.attributes.get(name) ?? linkedAs(name, written)
    if (!given && (!isWhole || field.optional || field.later)) continue
    if (given && current?.has(name) && isSame(field, given.value, current.get(name), locale)) continue
    if (field.privileged) {
      if (!isWhole) throw new Forbidden('forbidden_attribute', { attribute: name, pointer: `/data/attributes/${given?.sent ?? name}` })
      if (given) result.ignored.push(name)
      continue
    }
    const { value, fault, ignored = [] } = checkField(field, given?.value, locale, isWhole)
    if (fault) issues.push(...issuesOf(fault, name, `/data/attributes/${given?.sent ?? name}`))
    else result.input[name] = value
    result.ignored.push(...ignored.map((part) => `${name}.${part}`))
  }
  for (const [name, { id }] of written.related) {
    const relationship = ownProperty(resource.relationships, name)
    if (!relationship || relationship.many || relationship.inverse) continue
    if (id !== null && !isUuid(id)) throw new NotFound(relationship.to, id, 'related_not_found')
    result.related[name] = id
  }
  if (issues.length > 0) throw new Invalid(issues)
  return result
}

/** One issue for a field, or one for each wrong part of a group. */
function issuesOf({ code, message, within }: Fault, attribute: string, pointer: string): Issue[] {
  if (!within) return [{ code, detail: message, attribute, pointer }]
  return Object.entries(within).flatMap(([name, fault]) => issuesOf(fault, `${attribute}.${camelCase(name)}`, `${pointer}/${name}`))
}

/** Whether a write may contain it at all. */
export function isWritable(fields: Record<string, Field>, name: string): boolean {
  const field = ownProperty(fields, name)
  return field !== undefined && !field.readOnly && !field.sql
}

/** Whether a value equals the stored one, also after it is brought to its stored form. */
function isSame(field: Field, sent: unknown, kept: unknown, locale: Locale): boolean {
  if (isDeepStrictEqual(sent ?? null, kept)) return true
  const { value, fault } = checkField(field, sent, locale)
  return !fault && isDeepStrictEqual(value, kept)
}

/** `organization_id` is accepted in place of the relationship, and the relationship in place of a field of that name. */
function relationOf(attribute: string, resource: Resource): string | undefined {
  if (!attribute.endsWith('Id')) return undefined
  return Object.entries(resource.relationships).find(([, { many, inverse, column }]) => !many && !inverse && column === snakeCase(attribute))?.[0]
}

function linkedAs(name: string, { related }: Written): { value: unknown; sent: string } | undefined {
  const link = name.endsWith('Id') ? related.get(name.slice(0, -2)) : undefined
  return link && { value: link.id, sent: link.sent }
}

const idOf = (value: unknown) => (value === null || value === '' ? null : String(value))
