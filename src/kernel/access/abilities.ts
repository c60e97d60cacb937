import type { Actor } from './actor.ts'

export type AbilityRole = 'anonymous' | 'volunteer' | 'member' | 'admin' | 'editor' | 'coordinator' | 'center_admin' | 'super_admin'

/** role → resource → verb → the word of a scope ('published', 'own' …). What is not written is refused. */
export type Abilities = Partial<Record<AbilityRole, Record<string, Record<string, string>>>>

/** The roles that speak for somebody: everyone may what a visitor may, who is signed in also what a volunteer may. */
export function rolesOf(actor: Actor): AbilityRole[] {
  if (!actor.userId) return ['anonymous']
  return [...new Set<AbilityRole>(['anonymous', 'volunteer', ...actor.roles.map((role) => role.name)])]
}

/** The scopes in which this person may do `verb` to rows of `type`; none means never. */
export function scopeWords(abilities: Abilities, roles: readonly AbilityRole[], type: string, verb: string): string[] {
  const words = roles.map((role) => scopeWord(abilities[role]?.[type], verb)).filter((word) => word !== undefined)
  return words.includes('all') ? ['all'] : [...new Set(words)]
}

/** Lists may hold less than what can be read by its address ('list'); where nothing is said they hold the same. */
const scopeWord = (verbs: Record<string, string> | undefined, verb: string) => (verb === 'list' ? (verbs?.['list'] ?? verbs?.['read']) : verbs?.[verb])

/** Every verb but reading that any of these roles may do to rows of `type`: the candidates for meta.permissions. */
export function verbsOf(abilities: Abilities, roles: readonly AbilityRole[], type: string): string[] {
  return [...new Set(roles.flatMap((role) => Object.keys(abilities[role]?.[type] ?? {})))].filter((verb) => !['read', 'list', 'create'].includes(verb))
}
