import { isDeepStrictEqual } from 'node:util'
import { checkField } from '#kernel/fields/check.ts'
import type { Fault } from '#kernel/fields/fault.ts'
import { type Field, isWritten } from '#kernel/fields/field.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { BadRequest, Forbidden, Invalid, type Issue, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { ownProperty } from '#kernel/jsonapi/document.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { type NamedType, isTypeOf } from '#kernel/jsonapi/registry/server/types.ts'
import type { Resource } from '#kernel/jsonapi/resource.ts'

/** What a client wrote: attributes by camelCase name with the spelling it used, and ids of related rows. */
export type Written = {
  attributes: Map<string, { value: unknown; sent: string }>
  related: Map<string, { id: string | null; sent: string }>
  type: string | undefined
  id: string | undefined
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The id that a body may name: the one in the address. `isImplied`: the address contains no id but still means one row
 * (current_user).
 */
type Meant = { id: string; isImplied?: boolean | undefined }

/**
 * Reads a resource from a body: a JSON:API document, `{user: {…}}`, or a flat object (contract §2.1).
 * @param of the resource, or a type that is not a resource
 * @param meant null for a create
 * @throws 400 invalid_document, 403 for an id made by the client, 409 on another type or id, 422 ambiguous_attribute
 */
export function readDocument(given: { strict: boolean; body: unknown } | null, of: NamedType | string, meant: Meant | null): Written {
  const written: Written = { attributes: new Map(), related: new Map(), type: undefined, id: undefined }
  if (!given) return written
  const { strict, body } = given
  const type = typeof of === 'string' ? { type: of } : of
  if (!isObject(body)) throw new BadRequest('invalid_document')
  const data = body['data']
  if (strict && (!isObject(data) || typeof data['type'] !== 'string' || (meant && !meant.isImplied && data['id'] === undefined)))
    throw new BadRequest('invalid_document', { pointer: '/data' })

  if (isObject(data)) {
    if (data['type'] !== undefined) checkType(data['type'], type)
    if (data['id'] !== undefined) checkId(data['id'], meant)
    if (data['attributes'] !== undefined && !isObject(data['attributes'])) throw new BadRequest('invalid_document', { pointer: '/data/attributes' })
    readAttributes(written, (data['attributes'] as Record<string, unknown>) ?? {})
    readAttributes(written, askedInMeta(data['meta'], typeof of === 'string' ? undefined : (of as { inMeta?: readonly string[] }).inMeta))
    readRelated(written, data['relationships'])
    return written
  }
  if (data !== undefined) throw new BadRequest('invalid_document', { pointer: '/data' })
  const single = Object.keys(body).find((key) => isObject(body[key]) && isTypeOf(key, type))
  readAttributes(written, single ? (body[single] as Record<string, unknown>) : body)
  return written
}

/** What a body says in `meta` of how the change is meant; whatever else stands there was read and is sent back. */
function askedInMeta(meta: unknown, inMeta: readonly string[] = []): Record<string, unknown> {
  if (!isObject(meta)) return {}
  return Object.fromEntries(Object.entries(meta).filter(([key]) => inMeta.includes(camelCase(snakeCase(key)))))
}

function checkType(sent: unknown, type: NamedType): void {
  if (typeof sent !== 'string') throw new BadRequest('invalid_document', { pointer: '/data/type' })
  if (!isTypeOf(sent, type)) throw new Refused('type_mismatch', { pointer: '/data/type' })
}

function checkId(sent: unknown, meant: Meant | null): void {
  if (!meant) throw new Forbidden('client_id_unsupported', { pointer: '/data/id' })
  if (String(sent) !== meant.id) throw new Refused('id_mismatch', { pointer: '/data/id' })
}

function readAttributes(written: Written, sent: Record<string, unknown>): void {
  for (const [key, value] of Object.entries(sent)) {
    const name = camelCase(snakeCase(key))
    const known = written.attributes.get(name)
    if (known && JSON.stringify(known.value) !== JSON.stringify(value))
      throw new Invalid([{ code: 'ambiguous_attribute', attribute: name, pointer: `/data/attributes/${key}` }])
    written.attributes.set(name, { value, sent: key })
  }
}

function readRelated(written: Written, sent: unknown): void {
  if (sent === undefined) return
  if (!isObject(sent)) throw new BadRequest('invalid_document', { pointer: '/data/relationships' })
  for (const [key, value] of Object.entries(sent)) {
    const linkage = isObject(value) ? value['data'] : undefined
    if (linkage !== null && (!isObject(linkage) || linkage['id'] === undefined)) continue
    written.related.set(camelCase(snakeCase(key)), { id: linkage === null ? null : String(linkage['id']), sent: key })
  }
}

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
  return field !== undefined && isWritten(field)
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
