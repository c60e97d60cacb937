import type { Field } from '#kernel/fields/field.ts'

export type Relationship<Type extends string = string, Many extends boolean = boolean, Column extends string = string> = {
  to: Type
  many: Many
  /** The joining column: of this table for a one, of the other table for a many. */
  column: Column
  /** A `one` whose key is in the other table (an organization's profile). */
  inverse?: boolean
  /** For a many: the table in between, whose `column` is this row and `other` the related one. */
  through?: { table: string; other: string }
  /** Few enough to be named in every document (roles of a user, contract §2.2). */
  always?: boolean
  /** Role names that may see it; absent: everyone who sees the row. */
  seenBy?: readonly string[]
  /** For a one: it may be null. */
  optional?: true
}

/** The plain verbs: GET of many and of one, POST, PATCH, DELETE. */
export type VerbName = 'list' | 'get' | 'create' | 'update' | 'remove'
type Fields = Record<string, Field>

/**
 * A kind of thing in the API and the database, declared once: row types, checks, documents, filters, sorts, includes, OpenAPI
 * and the client follow from it (architecture §1.4). The server must serve exactly what is declared here: otherwise `ApiOf` in
 * `registry/server/registry.ts` does not compile.
 */
export type Resource<
  Type extends string = string,
  Attributes extends Fields = Fields,
  Relationships extends Record<string, Relationship> = Record<string, Relationship>,
  Includes extends readonly string[] = readonly string[],
  Filters extends Fields = Fields,
  Verbs extends readonly VerbName[] = readonly VerbName[],
  Actions extends Record<string, Fields> = Record<string, Fields>,
> = {
  /** Plural snake_case, as the API writes it. */
  type: Type
  table: string
  /** 'center': every query carries the center; 'platform': a reviewed exception (decisions 7). */
  belongsTo: 'center' | 'platform'
  attributes: Attributes
  relationships: Relationships
  /** Paths of relations that may be included, with dots. */
  includes: Includes
  /** `filter[…]` beside those of the attributes (ransackable scopes, contract §2.4), with the values each takes. */
  filters: Filters
  verbs: Verbs
  /** PUT /type/{id}/name, each with the fields that may be sent. */
  memberVerbs: Actions
  /** How many rows one PATCH of the list may change, all of them or none. */
  bulk?: number
  /** Those of the member verbs that take something away: by DELETE instead of PUT. */
  undoing?: readonly string[]
  /** The default order of lists; `-` for descending. */
  order: string
  /** Whether rows carry meta.version; a read-only resource has no lock_version. */
  versioned: boolean
  /** Attribute that the plain profile repeats as `type` for the specification's client (contract §2.1). */
  plainType?: string
  /** Other singular names, in snake_case, under which a body of this type may be sent (contract §2.2). */
  alsoCalled?: readonly string[]
  /** Write-only attributes that say how a change is meant, so that a body may also have them in `data.meta`. */
  inMeta?: readonly string[]
}

type Declared<T, A, R, I, F, V, X, B, N> = {
  type: T
  table?: string
  belongsTo: B
  attributes: A
  relationships?: R
  includes?: I
  filters?: F
  verbs?: V
  memberVerbs?: X
  bulk?: number
  undoing?: readonly (keyof X & string)[]
  order: string
  versioned?: N
  plainType?: string
  alsoCalled?: readonly string[]
  inMeta?: readonly (keyof A & string)[]
}

const reserved = ['id', 'type', 'links', 'meta', 'data', 'attributes', 'relationships', 'relationshipNames', 'included']

/** Declares a resource. */
export function defineResource<
  const T extends string,
  const A extends Fields,
  const R extends Record<string, Relationship> = {},
  const I extends readonly string[] = readonly [],
  const F extends Fields = {},
  const V extends readonly VerbName[] = readonly [],
  const X extends Record<string, Fields> = {},
  const B extends Resource['belongsTo'] = 'center',
  const N extends boolean = true,
>(declared: Declared<T, A, R, I, F, V, X, B, N>): Resource<T, A, R, I, F, V, X> & { belongsTo: B; versioned: N } {
  for (const name of [...Object.keys(declared.attributes), ...Object.keys(declared.relationships ?? {})])
    if (reserved.includes(name)) throw new Error(`${declared.type}.${name} is a reserved name (contract §2.2)`)
  const { relationships = {} as R, includes = [] as unknown as I, filters = {} as F, verbs = [] as unknown as V, memberVerbs: actions = {} as X } = declared
  return { table: declared.type, versioned: true as N, ...declared, relationships, includes, filters, verbs, memberVerbs: actions }
}

/** The attributes of a create that an update may change. */
export function changeable(attributes: Fields): Fields {
  return Object.fromEntries(Object.entries(attributes).filter(([, { onlyNew }]) => !onlyNew))
}

/** The HTTP method of a member verb. */
export function memberVerbMethod({ undoing = [] }: Pick<Resource, 'undoing'>, action: string): 'PUT' | 'DELETE' {
  return undoing.includes(action) ? 'DELETE' : 'PUT'
}

/** This row refers to one other: `one('organizations')` reads organization_id. */
export function one<const T extends string, const C extends string, const O extends Pick<Relationship, 'seenBy' | 'optional'> = {}>(
  to: T,
  column: C,
  options: O = {} as O,
): Relationship<T, false, C> & { inverse?: false } & O {
  return { to, many: false, column, ...options }
}

/** Exactly one other row refers to this one. */
export function owns<const T extends string>(to: T, column: string): Relationship<T, false> & { inverse: true } {
  return { to, many: false, column, inverse: true }
}

/** Other rows refer to this one by their `column`. */
export function many<const T extends string>(to: T, column: string, options: Pick<Relationship, 'always' | 'seenBy' | 'through'> = {}): Relationship<T, true> {
  return { to, many: true, column, ...options }
}

/** Filled once by src/app/resources.ts, so that the kernel is typed without importing the domain (architecture §1.4). */
export interface Register {}
export type Resources = Register extends { resources: infer R extends Record<string, Resource> } ? R : Record<string, Resource>
/** Every declared resource by its type. */
export type ByType = { [Name in keyof Resources as Resources[Name]['type']]: Resources[Name] }
export type TypeName = keyof ByType & string
