import { BadRequest, Forbidden, Invalid, Refused } from '#kernel/http/errors.ts'
import { camelCase, snakeCase } from '#kernel/jsonapi/names.ts'
import { isTypeOf, type NamedType } from '#kernel/jsonapi/registry/server/types.ts'

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
export type Meant = { id: string; isImplied?: boolean | undefined }

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
    readRelated(written, data['relationships'])
    return written
  }
  if (data !== undefined) throw new BadRequest('invalid_document', { pointer: '/data' })
  const single = Object.keys(body).find((key) => isObject(body[key]) && isTypeOf(key, type))
  readAttributes(written, single ? (body[single] as Record<string, unknown>) : body)
  return written
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
