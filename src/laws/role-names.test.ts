import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { roleNames } from '#kernel/access/actor.ts'
import * as sets from '#kernel/access/role-sets.ts'
import { abilities } from '#src/app/abilities.ts'

const src = join(import.meta.dirname, '..')
const product = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.test\.tsx?$|\/test-[^/]+\.ts$|(^|[/-])testing\.ts$/.test(path) &&
    !/^(laws|testing|seed|kernel\/access|kernel\/testing)\//.test(path) &&
    path !== 'app/abilities.ts',
)

/** Where a role name is a text for people, or the word means something else. */
const otherwise: Readonly<Record<string, readonly string[]>> = {
  'features/users/model/messages.ts': roleNames, // names of roles
  'features/users/model/role-words.ts': roleNames, // descriptions of roles
  'features/imports/users/user-columns.ts': ['member', 'admin', 'editor', 'coordinator'], // names of roles in an import file
  'features/applications/model/application.ts': ['coordinator'], // a source of applications: the center applied for somebody
  'features/measures/measures.ts': ['coordinator'], // the same source, counted
  'features/measures/dimension-words.ts': ['coordinator'], // the same source, in words
  'features/applications/submit/server/submit-for-guest.ts': ['coordinator'], // the same source
  'server/listen.ts': ['coordinator'], // the mail address of a demo account
}

const distinct = roleNames.filter((name) => name !== 'volunteer') // a volunteer is also a side of a conversation
const written = new RegExp(String.raw`(?<!className=)(['"])(${distinct.join('|')})\1|\b(super_admin|center_admin)\b|^\s*(${distinct.join('|')}): ['"{[]`, 'gm')

const rolesIn = (path: string) => rolesNamedIn(readFileSync(join(src, path), 'utf8'))

/** Role names in code: in quotes, including SQL in a string, or as a property key. */
function rolesNamedIn(text: string): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  return [...new Set([...code.matchAll(written)].map((match) => match[2] ?? match[3] ?? match[4]!))]
}

test('a role has its name in the access kernel: elsewhere a set of `role-sets.ts` is meant', () => {
  const found = product.flatMap((path) => {
    const names = rolesIn(path).filter((name) => !otherwise[path]?.includes(name))
    return names.length > 0 ? [`${path}: ${names.join(', ')}`] : []
  })
  expect(found).toEqual([])
})

test('the law knows a list in TypeScript, in SQL and as a table, and leaves comments alone', () => {
  expect(rolesNamedIn(`hasRole(actor, ['coordinator', "center_admin"])`)).toEqual(['coordinator', 'center_admin'])
  expect(rolesNamedIn("sql`r.name in ('editor', 'member')`")).toEqual(['editor', 'member'])
  expect(rolesNamedIn("const words = {\n  admin: 'Beheerder',\n  super_admin: words.all,\n}")).toEqual(['admin', 'super_admin'])
  expect(rolesNamedIn("/** 'editor' */\n  // 'admin'\nconst coordinatorsFirst = 1")).toEqual([])
})

test('each exception is still one', () => {
  for (const [path, names] of Object.entries(otherwise))
    expect([path, rolesIn(path).every((name) => names.includes(name)), rolesIn(path).length > 0]).toEqual([path, true, true])
})

test('a set that is compared by rank reaches from its lowest role to the top', () => {
  for (const set of [sets.centerReaders, sets.centerStaff, sets.centerAdmins]) expect(set).toEqual(roleNames.slice(sets.rankFrom(set)))
})

test('the sets agree with the table of rights (domain §4)', () => {
  const may = (type: string, verb: string) => roleNames.filter((name) => (abilities[name] as Record<string, Record<string, string>>)[type]?.[verb])
  const all = (type: string, verb: string) => roleNames.filter((name) => (abilities[name] as Record<string, Record<string, string>>)[type]?.[verb] === 'all')
  expect(all('vacancies', 'publish')).toEqual([...sets.centerStaff])
  expect(all('organizations', 'approve')).toEqual([...sets.centerStaff])
  expect(all('vacancies', 'read')).toEqual([...sets.centerReaders])
  expect(may('applications', 'accept')).toEqual([...sets.organizationStaff, ...sets.caseStaff])
  expect(may('conversations', 'close')).toEqual(['volunteer', ...sets.organizationStaff, ...sets.caseStaff])
  expect(may('users', 'sign_in_as_user')).toEqual([...sets.centerAdmins])
  expect(may('vacancies', 'create')).toEqual([...sets.workingStaff])
})
