import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parser } from 'keep-a-changelog'
import { expect, test } from 'vitest'
import type { RoleName } from '#kernel/access/actor.ts'
import { today } from '#kernel/i18n/dates.ts'
import { locales } from '#kernel/i18n/messages.ts'
import { changelogText } from '#features/changelog/changelog-text.ts'
import { changelogEntries } from '#features/changelog/entries.ts'
import { audiences, type ChangelogEntry } from '#features/changelog/entry.ts'
import { readingLevel } from '#features/vacancies/quality/reading-level.ts'
import { decideAccess } from '#shell/decide-access.ts'
import type { Person } from '#shell/shell.ts'
import { pages } from '#src/app/pages.ts'
import { flags } from '#features/tenancy/tenant.ts'
import { tenants } from '#src/seed/content/tenants.ts'

const all = changelogEntries.map((entry) => [entry.key, entry] as const)

test('each entry has a key of its own, and none is of a day to come', () => {
  expect(new Set(changelogEntries.map(({ key }) => key)).size).toBe(changelogEntries.length)
  expect(changelogEntries.filter(({ date }) => date > today())).toEqual([])
})

test.each(all)('%s is short, and read by who learns Dutch (B1)', (_, { title, words }) => {
  for (const locale of locales) {
    expect(title[locale].length, locale).toBeLessThanOrEqual(70)
    expect(words[locale].length, locale).toBeLessThanOrEqual(400)
  }
  expect(['A2', 'B1']).toContain(readingLevel(words.nl, 'nl')?.level ?? 'A2')
})

test.each(all.filter(([, { link }]) => link !== null))('%s leads to a page that everybody whom it is for may open, at every site that has it', (_, entry) => {
  const page = pages.find(({ path }) => `/${path}` === entry.link)
  expect(page, entry.link!).toBeDefined()
  for (const tenant of Object.values(tenants)) {
    if (entry.flag && !flags(tenant)[entry.flag]) continue
    for (const name of rolesOf(entry)) expect(decideAccess(page, visitBy(name, flags(tenant))), `${tenant.name} ${name}`).toBeNull()
  }
})

const rolesOf = ({ for: of }: ChangelogEntry) => [...new Set(of.flatMap((audience): readonly RoleName[] => audiences[audience]))]

function visitBy(name: RoleName, of: ReturnType<typeof flags>): Parameters<typeof decideAccess>[1] {
  const organizationId = '00000000-0000-7000-8000-000000000001'
  const person = { id: '', roles: [{ id: '', name, organizationId }], organizations: [{ id: organizationId, name: '', kind: '' }], organizationsFailed: false }
  return { flags: of, production: true, wrongCenter: false, isAway: null, shell: { person: person as unknown as Person, organizationId } }
}

test('CHANGELOG.md is written from the entries, and read by programs for Keep a Changelog', () => {
  const file = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8')
  expect(file, 'npm run changelog writes it anew').toBe(changelogText(changelogEntries))
  const { releases } = parser(file)
  expect(releases.map(({ date }) => date?.toISOString().slice(0, 10))).toEqual([...new Set(changelogEntries.map(({ date }) => date))].toSorted().reverse())
  const changes = releases.flatMap(({ changes: of }) => [...of.values()].flat())
  expect(changes).toHaveLength(changelogEntries.length)
})
