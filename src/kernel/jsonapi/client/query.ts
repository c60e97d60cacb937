import type { Field, FilterFamily } from '#kernel/fields/field.ts'
import type { CamelCase } from '#kernel/jsonapi/names.ts'
import type { ByType, Relationship, Resource, TypeName } from '#kernel/jsonapi/resource.ts'

/** Suffixes of ransack's predicates (contract §2.4) that take one value, by family. */
type One = {
  eq: 'Eq' | 'NotEq'
  order: 'Lt' | 'Lteq' | 'Gt' | 'Gteq'
  text: 'Cont' | 'NotCont' | 'Start' | 'NotStart' | 'End' | 'NotEnd'
  blank: never
}
/** Those that take a list. */
type Several = {
  eq: 'EqAny' | 'NotEqAll' | 'In' | 'NotIn'
  order: `${One['order']}${'Any' | 'All'}`
  text: `${One['text']}${'Any' | 'All'}`
  blank: never
}
/** Those that take true or false. */
type YesOrNo = { eq: never; order: never; text: never; blank: 'Null' | 'NotNull' | 'Present' | 'Blank' }

type FamilyOf<F> = F extends { filter: readonly (infer Family extends FilterFamily)[] } ? Family : never
type ValueOf<F> = F extends { value?: infer V } ? (NonNullable<V> extends readonly (infer Code)[] ? Code : NonNullable<V>) : never
type Asked<V> = V | null | undefined
type Name<N, Ending extends string> = `${N & string}${Ending}`

/** Left out, null and an empty text all mean no filter. */
type AttributeFilters<A extends Record<string, Field>> = {
  [N in keyof A as Name<N, One[FamilyOf<A[N]>]>]?: Asked<ValueOf<A[N]> | ''>
} & { [N in keyof A as Name<N, Several[FamilyOf<A[N]>]>]?: Asked<readonly ValueOf<A[N]>[]> } & {
  [N in keyof A as Name<N, YesOrNo[FamilyOf<A[N]>]>]?: Asked<boolean>
} & { [N in keyof A as 'eq' extends FamilyOf<A[N]> ? N : never]?: Asked<ValueOf<A[N]> | readonly ValueOf<A[N]>[]> }

type KeyOf<L extends Relationship> = L extends { many: false; inverse?: false } ? CamelCase<L['column']> : never
type KeyFilters<L extends Record<string, Relationship>> = {
  [N in keyof L as KeyOf<L[N]> | Name<KeyOf<L[N]>, 'Eq' | 'NotEq'>]?: Asked<string>
} & { [N in keyof L as Name<KeyOf<L[N]>, 'In' | 'NotIn'>]?: Asked<readonly string[]> }

type OwnFilters<F extends Record<string, Field>> = {
  [N in keyof F]?: Asked<F[N] extends { value?: infer V } ? (NonNullable<V> extends readonly (infer Code)[] ? readonly Code[] : NonNullable<V> | '') : never>
}

/** What lists can be filtered by: attributes with their predicates, keys of relations, and other declared filters. */
export type FilterOf<R extends Resource> = AttributeFilters<R['attributes']> &
  KeyFilters<R['relationships']> &
  OwnFilters<R['filters']> & { idEq?: Asked<string>; idIn?: Asked<readonly string[]> }

type Sorted<A extends Record<string, Field>> = { [N in keyof A]: A[N] extends { sort: true } ? N : never }[keyof A] & string
type Sort<R extends Resource> = Sorted<R['attributes']> | `-${Sorted<R['attributes']>}`
/** An attribute by which lists can be sorted, with `-` for descending; or several. */
export type SortOf<R extends Resource> = Sort<R> | readonly Sort<R>[]

type CountedBy<A extends Record<string, Field>> = {
  [N in keyof A]: A[N] extends { kind: 'code' } ? ('eq' extends FamilyOf<A[N]> ? N : never) : never
}[keyof A] &
  string

/** The attributes and links that are wanted, by type. */
export type FieldsQuery = { [T in TypeName]?: readonly ((keyof ByType[T]['attributes'] | keyof ByType[T]['relationships']) & string)[] }

/** Include paths of a resource. */
export type IncludePath<R extends Resource> = R['includes'][number]

export type GetQuery<R extends Resource, P extends string, F> = {
  include?: readonly (P & IncludePath<R>)[]
  fields?: F & { [Unknown in Exclude<keyof F, TypeName>]: never }
}
export type ListQuery<R extends Resource, P extends string, F> = GetQuery<R, P, F> & {
  filter?: FilterOf<R>
  sort?: SortOf<R>
  page?: { number?: number; size?: number }
  /** Counts the rows for each value of this attribute, in `meta.counts`. */
  counts?: CountedBy<R['attributes']>
}
