import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { auditMessage, hasAuditMessage } from '#kernel/audit/server/audit-events.ts'
import { locales } from '#kernel/i18n/messages.ts'
import { applicationStatuses } from '#features/applications/model/states.ts'
import { conversationStatuses } from '#features/conversations/model/states.ts'
import { newsStatuses } from '#features/news/model/states.ts'
import { organizationStatuses } from '#features/organizations/model/states.ts'
import { vacancyStatuses } from '#features/vacancies/model/states.ts'
import { features } from '#src/app/features.ts'
import { registerWords, resourceApis } from '#src/server/registered.ts'

// Law: every audit event that the code writes has a message for people, in both languages.
registerWords()
const src = join(import.meta.dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|\/test-[^/]+\.ts$|^(laws|testing)\//.test(path),
)

/** Possible values of `${to}`. */
const states: Record<string, readonly string[]> = {
  application: applicationStatuses,
  conversation: conversationStatuses,
  news: newsStatuses,
  organization: organizationStatuses,
  vacancy: vacancyStatuses,
}

const traced = new Set(
  files.flatMap((path) =>
    [...readFileSync(join(src, path), 'utf8').matchAll(/\baction: (?:[^,\n]*\? )?['`](\w+)\.(\w+|\$\{[^}]+\})['`](?: : ['`]\w+\.(\w+)['`])?/g)].flatMap(
      ([, thing, what, other]) =>
        [...(what!.startsWith('$') ? (states[thing!] ?? [what!]) : [what!]), ...(other ? [other] : [])].map((one) => `${thing}.${one}`),
    ),
  ),
)

test('every action that the code traces has a sentence', () => {
  expect(traced.size).toBeGreaterThan(30)
  expect([...traced].filter((action) => !hasAuditMessage(action)).sort()).toEqual([])
})

test('what can be undone says so', () => {
  const undone = resourceApis.filter(({ undo, isPrivate }) => undo && !isPrivate).map(({ resource }) => `${resource.type}.undone`)
  expect(undone.filter((action) => !hasAuditMessage(action))).toEqual([])
})

test('every sentence names who did it or what happened by itself, and none differs by chance from the other language', () => {
  const actions = features.flatMap(({ auditMessages: deeds = {} }) => Object.keys(deeds))
  for (const action of actions) {
    const [nl, en] = locales.map((locale) => auditMessage(action, locale, { who: 'Nienke', from: 'admin', to: 'member' }))
    expect(nl, action).not.toBe(en)
    expect(`${nl}${en}`, action).not.toMatch(/undefined|null|\.$/)
  }
  expect(new Set(actions).size).toBe(actions.length)
})
