import type { Actor } from './actor.ts'

export type AbilityRole = 'anonymous' | 'volunteer' | 'member' | 'admin' | 'editor' | 'coordinator' | 'center_admin' | 'super_admin'

/** role → resource → verb → the name of a scope ('published', 'own' …). What is not listed is refused. */
export type Abilities = Partial<Record<AbilityRole, Record<string, Record<string, string>>>>

/** The roles whose rights a caller has: everybody has those of a visitor, and whoever is signed in also those of a volunteer. */
export function rolesOf(actor: Actor): AbilityRole[] {
  if (!actor.userId) return ['anonymous']
  return [...new Set<AbilityRole>(['anonymous', 'volunteer', ...actor.roles.map((role) => role.name)])]
}

/** The scopes in which these roles allow `verb` on rows of `type`; empty when they never do. */
export function scopeWords(abilities: Abilities, roles: readonly AbilityRole[], type: string, verb: string): string[] {
  const words = roles.map((role) => scopeWord(abilities[role]?.[type], verb)).filter((word) => word !== undefined)
  return words.includes('all') ? ['all'] : [...new Set(words)]
}

/** A list may show fewer rows than can be read by address ('list'); without a scope for it, 'read' applies to both. */
const scopeWord = (verbs: Record<string, string> | undefined, verb: string) => (verb === 'list' ? (verbs?.['list'] ?? verbs?.['read']) : verbs?.[verb])

/** Every verb but reading that any of these roles allows on rows of `type`: the candidates for meta.permissions. */
export function verbsOf(abilities: Abilities, roles: readonly AbilityRole[], type: string): string[] {
  return [...new Set(roles.flatMap((role) => Object.keys(abilities[role]?.[type] ?? {})))].filter((verb) => !['read', 'list', 'create'].includes(verb))
}
