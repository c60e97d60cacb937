import { camelCase } from '#kernel/jsonapi/names.ts'

/** JSON Schema 2020-12, as OpenAPI 3.1 uses it. */
export type Schema = { [keyword: string]: unknown }

/** Where OpenAPI keeps what several places refer to. */
type Kind = 'schemas' | 'parameters' | 'requestBodies'
type Named = { kind: Kind; name: string }

const names = new WeakMap<object, Named>()

export const pascal = (name: string): string => camelCase(`_${name}`)
/** The singular of a type: `volunteer_center_profiles` → `volunteer_center_profile`. */
export function singular(type: string): string {
  if (type.endsWith('ies')) return `${type.slice(0, -3)}y`
  return type.endsWith('sses') ? type.slice(0, -2) : type.replace(/s$/, '')
}

/** `volunteer_centers` → `VolunteerCenter`. */
export const pascalOne = (type: string): string => pascal(singular(type))

/** A shape that the document says once under this name, or the one it has; wherever it stands, the document refers to it (`sayShapesOnce`). */
export function shape<S extends Schema>(kind: Kind, name: string, schema: S): S {
  if (!names.has(schema)) names.set(schema, { kind, name })
  return schema
}

type Components = Record<Kind, Record<string, Schema>>

/**
 * A copy of an OpenAPI document in which every named shape stands once, in `components`.
 * @throws when two different shapes have one name
 */
export function sayShapesOnce(document: Schema & { components: Schema }): Schema {
  const said: Components = { schemas: {}, parameters: {}, requestBodies: {} }
  /** The name of each shape by its text: what is the same is said once, whatever it is called. */
  const known = new Map<string, string>()
  const copy = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(copy)
    if (typeof value !== 'object' || value === null) return value
    const named = names.get(value)
    const written = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, copy(one)]))
    if (!named) return written
    const { kind } = named
    const text = `${kind} ${JSON.stringify(written)}`
    const name = known.get(text) ?? named.name
    if (!known.has(text)) {
      if (name in said[kind]) throw new Error(`Two shapes are called ${name}.`)
      known.set(text, name)
      said[kind][name] = written
    }
    return { $ref: `#/components/${kind}/${name}` }
  }
  const { components, ...rest } = copy(document) as Schema & { components: Schema & Partial<Components> }
  const twice = Object.keys(said.schemas).filter((name) => name in (components.schemas ?? {}))
  if (twice.length > 0) throw new Error(`Two shapes are called ${twice.join(', ')}.`)
  const sorted = (shapes: Record<string, Schema>) => Object.fromEntries(Object.entries(shapes).toSorted(([one], [other]) => (one < other ? -1 : 1)))
  const schemas = { ...components.schemas, ...sorted(said.schemas) }
  return { ...rest, components: { ...components, schemas, parameters: sorted(said.parameters), requestBodies: sorted(said.requestBodies) } }
}
