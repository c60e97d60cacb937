import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'

/** The JSON of a resource object between its id and its meta. */
const written = Symbol('written')

type Written = Pick<ResourceObject, 'type' | 'id' | 'meta'> & { [written]?: string }

/**
 * A resource object whose attributes, relations and links are text already: building them as objects and writing those costs
 * a large part of a list. Only `documentText` reads it; its `meta` may still be added to.
 * @param text its JSON from `"attributes"` on, without `meta`
 */
export function writtenObject({ text, ...object }: Pick<ResourceObject, 'type' | 'id' | 'meta'> & { text: string }): ResourceObject {
  return { ...object, [written]: text } as Written as ResourceObject
}

/** The JSON of a document, as `JSON.stringify` makes it where no part of it is text already. */
export function documentText(document: Document): string {
  const members = Object.entries(document).flatMap(([name, value]) => (value === undefined ? [] : [`${JSON.stringify(name)}:${memberText(name, value)}`]))
  return `{${members.join(',')}}`
}

function memberText(name: string, value: unknown): string {
  if (name !== 'data' && name !== 'included') return JSON.stringify(value)
  if (Array.isArray(value)) return `[${(value as Written[]).map(objectText).join(',')}]`
  return value === null ? 'null' : objectText(value as Written)
}

function objectText(object: Written): string {
  const text = object[written]
  if (text === undefined) return JSON.stringify(object)
  const { type, id, meta } = object
  return `{"type":${JSON.stringify(type)},"id":${JSON.stringify(id)},${text}${meta ? `,"meta":${JSON.stringify(meta)}` : ''}}`
}
