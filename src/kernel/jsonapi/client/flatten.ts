import type { Document, ResourceObject } from '#kernel/jsonapi/document.ts'

type Flat = { id: string; type: string; meta: unknown; links: Record<string, unknown> } & Record<string, unknown>

/** Flattens attributes and resolves relationships from `included` (specification §3); cycles stay cycles. */
export function flatten(document: Document): { data: Flat | Flat[] | null; meta: Record<string, unknown> } {
  const objects = new Map<string, ResourceObject>()
  for (const object of [document.included ?? [], document.data ?? []].flat())
    if ('attributes' in object) objects.set(`${object.type} ${object.id}`, object as ResourceObject)
  const made = new Map<string, Flat>()

  function make(object: ResourceObject): Flat {
    const key = `${object.type} ${object.id}`
    const known = made.get(key)
    if (known) return known
    const flat: Flat = { ...object.attributes, id: object.id, type: object.type, meta: { version: 0, permissions: [], ...object.meta }, links: {} }
    made.set(key, flat)
    for (const [name, { data, meta }] of Object.entries(object.relationships ?? {})) {
      const linked = [data ?? []].flat().map((one) => objects.get(`${one.type} ${one.id}`))
      const complete = data !== undefined && linked.every((one) => one !== undefined)
      if (complete && (linked.length > 0 || document.included))
        flat[name] = Array.isArray(data) ? linked.map((one) => make(one!)) : linked[0] ? make(linked[0]) : null
      flat.links[name] = { ...(!Array.isArray(data) && data !== undefined && { id: data?.id ?? null }), ...(meta && { count: meta.count }) }
    }
    return flat
  }

  const { data } = document
  const flat = Array.isArray(data) ? data.map((one) => make(one as ResourceObject)) : data ? make(data as ResourceObject) : null
  return { data: flat, meta: document.meta ?? {} }
}
