import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Abilities, AbilityRole } from '#kernel/access/abilities.ts'
import { abilities } from '#src/app/abilities.ts'

// Law: the rights are those of domain §4, except for the deviations listed here.
const roles: AbilityRole[] = ['anonymous', 'volunteer', 'member', 'admin', 'editor', 'coordinator', 'center_admin', 'super_admin']
const all: Abilities = abilities

/** Verb and role, the scope in the code, and where that was decided. */
const deviations: Record<string, { is: string; decided: string }> = {
  'users.read volunteer': { is: 's', decided: 'contract §3.2: somebody may ask for themselves' },
  'users.read editor': { is: 's', decided: 'contract §3.2: somebody may ask for themselves' },
  'users.remove admin': { is: 's', decided: 'contract §3.2: an admin takes the role in the organization; the account is not theirs' },
  'users.resend_confirmation_instructions anonymous': { is: '.', decided: 'contract §1.3: a visitor asks by address, with POST /auth/confirmation' },
}

const page = readFileSync(join(import.meta.dirname, '../../docs/domain.md'), 'utf8')
const asked = [...page.matchAll(/^\| [^|]+ \| (\w+\.\w+) \|((?: [.soc] \|){8})$/gm)].map(([, verb, cells]) => ({
  verb: verb!,
  cells: cells!.split('|').flatMap((cell) => cell.trim() || []),
}))

test('each row of domain §4 is what the code has, or a deviation that was decided', () => {
  expect(asked.length).toBeGreaterThan(20)
  const differing = asked.flatMap(({ verb, cells }) =>
    roles.flatMap((role, at) => {
      const known = deviations[`${verb} ${role}`]
      const has = reach(role, verb)
      return has === (known?.is ?? cells[at]) ? [] : [`${verb} ${role}: asked ${cells[at]}, has ${has}`]
    }),
  )
  expect(differing).toEqual([])
})

test('no deviation is named that is none, and each says where it was decided', () => {
  const cellOf = (name: string) => {
    const [verb, role] = name.split(' ')
    return asked.find((row) => row.verb === verb)?.cells[roles.indexOf(role as AbilityRole)]
  }
  for (const [name, { is, decided }] of Object.entries(deviations)) {
    expect(cellOf(name), name).toMatch(/^[.soc]$/)
    expect(cellOf(name), name).not.toBe(is)
    expect(decided).toMatch(/^(contract|domain|decisions|ADR) /)
  }
})

/** The scope of a role, including what everybody and every volunteer may. */
function reach(role: AbilityRole, verb: string): string {
  const [type, name] = verb.split('.') as [string, string]
  const basis: AbilityRole[] = role === 'anonymous' ? [role] : ['anonymous', 'volunteer', role]
  return '.soc'[Math.max(...basis.map((one) => width(type, all[one]?.[type]?.[name])))]!
}

/** Types for which a person's own rows are those of their organization. */
const ofOrganizations = ['organizations', 'vacancies']

function width(type: string, scope: string | undefined): number {
  if (scope === undefined) return 0
  if (scope === 'self' || scope === 'author') return 1
  if (scope === 'own') return ofOrganizations.includes(type) ? 2 : 1
  return scope.startsWith('own') ? 2 : 3
}
