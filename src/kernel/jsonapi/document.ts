import type { ByType, Relationship, Resource } from './resource.ts'

/** Documents as they are sent (JSON:API 1.1, contract §2.2). */
type Identifier = { type: string; id: string }

export type RelationshipObject = {
  data?: Identifier | Identifier[] | null
  links?: { related: string }
  meta?: { count: number }
}

export type ResourceObject = Identifier & {
  attributes: Record<string, unknown>
  relationships?: Record<string, RelationshipObject>
  links?: { self: string }
  meta?: { version?: number; permissions?: string[] } & Record<string, unknown>
}

export type ErrorObject = {
  id: string
  status: string
  code: string
  title: string
  detail?: string
  source?: { pointer?: string; parameter?: string; header?: string }
  meta?: Record<string, unknown>
}

export type Document = {
  data?: ResourceObject | ResourceObject[] | Identifier | Identifier[] | null
  errors?: ErrorObject[]
  included?: ResourceObject[]
  links?: Record<string, string>
  meta?: Record<string, unknown>
  jsonapi?: { version: '1.1' }
}

type Head<P extends string> = P extends `${infer H}.${string}` ? H : P
type Rest<P extends string, H extends string> = P extends `${H}.${infer R}` ? R : never

/** The attributes of a resource as documents have them; one that only some roles may see can be missing. */
type AttributesOf<R extends Resource> = {
  [Name in keyof R['attributes'] as R['attributes'][Name] extends { writeOnly: true } ? never : Name]:
    | (R['attributes'][Name] extends { value?: infer Value } ? Exclude<Value, undefined> : never)
    | (R['attributes'][Name] extends { seenBy: readonly string[] } ? undefined : never)
}

type Wanted<R extends Resource, Fields> = R['type'] extends keyof Fields ? (Fields[R['type']] extends readonly (infer Name)[] ? Name : never) : unknown
type Shown<R extends Resource, Fields> =
  unknown extends Wanted<R, Fields> ? AttributesOf<R> : Pick<AttributesOf<R>, Extract<keyof AttributesOf<R>, Wanted<R, Fields>>>

type Related<L extends Relationship, P extends string, Fields> = L['to'] extends keyof ByType
  ? ByType[L['to']] extends infer Other extends Resource
    ? L['many'] extends true
      ? Item<Other, P, Fields>[]
      : Item<Other, P, Fields> | null
    : never
  : never

/**
 * A resource as pages use it: attributes flattened, only the relations that were included, and only the fields that `fields`
 * names for a type.
 */
export type Item<R extends Resource, Paths extends string = never, Fields = unknown> = {
  id: string
  type: R['type']
  meta: { version: number; permissions: string[] } & Record<string, unknown>
  /** Ids of to-one relations that were not included, and counts of to-many ones. */
  links: { [Name in keyof R['relationships']]?: { id?: string | null; count?: number } }
} & Shown<R, Fields> & {
    [H in Extract<Head<Paths>, keyof R['relationships'] & string>]: Related<R['relationships'][H], Rest<Paths, H>, Fields>
  }

/** A page of items. */
export type List<I> = { items: I[]; total: number; meta: Record<string, unknown>; links: Record<string, string> }

/** What a declaration has under this name; undefined for `constructor` and other names that every object inherits. */
export function ownProperty<T>(declared: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return declared && Object.hasOwn(declared, name) ? declared[name] : undefined
}
