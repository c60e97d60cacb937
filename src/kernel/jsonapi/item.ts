import type { ByType, Relationship, Resource } from './resource.ts'

type Head<P extends string> = P extends `${infer H}.${string}` ? H : P
type Rest<P extends string, H extends string> = P extends `${H}.${infer R}` ? R : never

/** The attributes of a resource as documents have them; one that only some roles may see can be missing. */
export type AttributesOf<R extends Resource> = {
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
