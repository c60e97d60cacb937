import type { Field } from '#kernel/fields/field.ts'

export type Relationship<Type extends string = string, Many extends boolean = boolean> = {
  to: Type
  many: Many
  /** Column that joins: on this table for a one, on the other table for a many. */
  column: string
  /** A `one` whose key stands on the other table (an organization's profile). */
  inverse?: boolean
  /** For a many: the table between, whose `column` is this row and `other` the related one. */
  through?: { table: string; other: string }
  /** Few enough to name in every document without being asked (roles of a user, contract §2.2). */
  always?: boolean
  /** Role names that may see it; absent: everyone who sees the row. */
  seenBy?: readonly string[]
}

/**
 * A kind of thing on the wire and in the database, declared once: row types, checks, documents, filters, sorts,
 * includes, OpenAPI and the client follow from it (architecture §1.4).
 */
export type Resource<
  Type extends string = string,
  Attributes extends Record<string, Field> = Record<string, Field>,
  Relationships extends Record<string, Relationship> = Record<string, Relationship>,
> = {
  /** Plural snake_case, as on the wire. */
  type: Type
  table: string
  /** 'center': every query carries the center; 'platform': a reviewed exception (decisions 7). */
  belongsTo: 'center' | 'platform'
  attributes: Attributes
  relationships: Relationships
  /** Attribute that lists are in when no sort is asked; `-` for descending. */
  order: string
  /** Writable things carry meta.version; what is only read has no lock_version. */
  versioned: boolean
  /** Attribute that the plain profile repeats as `type` for the specification's client (contract §2.1). */
  plainType?: string
}

type Declared<T, A, R> = {
  type: T
  table?: string
  belongsTo: 'center' | 'platform'
  attributes: A
  relationships?: R
  order: string
  versioned?: boolean
  plainType?: string
}

const reserved = ['id', 'type', 'links', 'meta', 'data', 'attributes', 'relationships', 'relationshipNames', 'included']

export function defineResource<const T extends string, const A extends Record<string, Field>, const R extends Record<string, Relationship> = {}>(
  declared: Declared<T, A, R>,
): Resource<T, A, R> {
  for (const name of [...Object.keys(declared.attributes), ...Object.keys(declared.relationships ?? {})])
    if (reserved.includes(name)) throw new Error(`${declared.type}.${name} is a reserved name (contract §2.2)`)
  return { table: declared.type, versioned: true, ...declared, relationships: declared.relationships ?? ({} as R) }
}

/** This row points at one other: `one('organizations')` reads organization_id. */
export function one<const T extends string>(to: T, column: string, options: { seenBy?: readonly string[] } = {}): Relationship<T, false> {
  return { to, many: false, column, ...options }
}

/** Exactly one other row points here. */
export function owns<const T extends string>(to: T, column: string): Relationship<T, false> {
  return { to, many: false, column, inverse: true }
}

/** Other rows point here by their `column`. */
export function many<const T extends string>(to: T, column: string, options: Pick<Relationship, 'always' | 'seenBy' | 'through'> = {}): Relationship<T, true> {
  return { to, many: true, column, ...options }
}

/** Filled once by src/resources.ts, so that the kernel is typed without importing the domain (architecture §1.4). */
export interface Register {}
export type Resources = Register extends { resources: infer R extends Record<string, Resource> } ? R : Record<string, Resource>
