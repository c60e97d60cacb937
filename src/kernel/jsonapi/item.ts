import type { Relationship, Resource, Resources } from './resource.ts'

type ByType<T extends string> = Extract<Resources[keyof Resources], { type: T }>
type Head<P extends string> = P extends `${infer H}.${string}` ? H : P
type Rest<P extends string, H extends string> = P extends `${H}.${infer R}` ? R : never

export type AttributesOf<R extends Resource> = {
  [Name in keyof R['attributes']]: R['attributes'][Name] extends { value?: infer Value } ? Exclude<Value, undefined> : never
}

type Related<L extends Relationship, P extends string> =
  ByType<L['to']> extends infer Other extends Resource ? (L['many'] extends true ? Item<Other, P>[] : Item<Other, P> | null) : never

/** A resource as pages use it: attributes flattened, and of its relations those that were included. */
export type Item<R extends Resource, Paths extends string = never> = {
  id: string
  type: R['type']
  meta: { version: number; permissions: string[] } & Record<string, unknown>
  /** Ids of to-one relations that were not included, and numbers of to-many ones. */
  links: Record<string, { id?: string | null; count?: number }>
} & AttributesOf<R> & {
    [H in Extract<Head<Paths>, keyof R['relationships'] & string>]: Related<R['relationships'][H], Rest<Paths, H>>
  }

/** Include paths of a resource: a relation, or two with a dot between. */
export type IncludePath<R extends Resource> = {
  [H in keyof R['relationships'] & string]:
    | H
    | (ByType<R['relationships'][H]['to']> extends infer Other extends Resource ? `${H}.${keyof Other['relationships'] & string}` : never)
}[keyof R['relationships'] & string]

/** A page of items. */
export type List<I> = { items: I[]; total: number; meta: Record<string, unknown>; links: Record<string, string> }
