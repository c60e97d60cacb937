import { type Abilities, type AbilityRole, scopeWords } from '#kernel/access/abilities.ts'

export type OwnRight = { right: string; scopes: string[] }

/** Every right that these roles have, as `resource.verb`, with the scopes in which they have it. */
export function rightsOf(abilities: Abilities, roles: readonly AbilityRole[]): OwnRight[] {
  const names = roles.flatMap((role) =>
    Object.entries(abilities[role] ?? {}).flatMap(([type, verbs]) => Object.keys(verbs).map((verb) => [type, verb] as const)),
  )
  const known = new Map(names.map((name) => [name.join('.'), name]))
  return [...known]
    .map(([right, [type, verb]]) => ({ right, scopes: scopeWords(abilities, roles, type, verb) }))
    .toSorted((one, other) => (one.right < other.right ? -1 : 1))
}
