import type { Abilities, AbilityRole } from '#kernel/access/abilities.ts'

const roles: AbilityRole[] = ['anonymous', 'volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']

/** src/app/abilities.ts as a table: one row per verb of a resource, one column per role, the scope in each cell. */
export function abilitiesTable(abilities: Abilities): string {
  const types = [...new Set(roles.flatMap((role) => Object.keys(abilities[role] ?? {})))].sort()
  const rows = types.flatMap((type) => {
    const verbs = [...new Set(roles.flatMap((role) => Object.keys(abilities[role]?.[type] ?? {})))]
    return verbs.map((verb) => [`${type}.${verb}`, ...roles.map((role) => abilities[role]?.[type]?.[verb] ?? '')])
  })
  return [['', ...roles], ['---', ...roles.map(() => '---')], ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const marks = ['<!-- abilities: written by scripts/abilities.ts -->', '<!-- /abilities -->'] as const

/** The page with the current table between the marks. */
export function withAbilities(page: string, table: string): string {
  const [start, end] = marks.map((mark) => page.indexOf(mark)) as [number, number]
  if (start < 0 || end < start) throw new Error(`ARCHITECTURE.md needs the lines ${marks.join(' and ')}`)
  return `${page.slice(0, start + marks[0].length)}\n${table}\n${page.slice(end)}`
}
