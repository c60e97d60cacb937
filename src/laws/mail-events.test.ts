import { expect, test } from 'vitest'
import { features } from '#src/app/features.ts'

const mails = features.flatMap(({ mails: own = {} }) => Object.keys(own))
const events = new Map(features.flatMap(({ mailEvents = {} }) => Object.entries(mailEvents)))

/** Mails without an event of their own, and those to a parent or to whom another asks for, who have no account. */
const withoutEvent = ['application.parent', 'help.consent', 'help.parent', 'notices.digest', 'template.test']

test('every mail says which event it tells about, and every event has a mail', () => {
  expect(mails.filter((kind) => !events.has(kind))).toEqual(withoutEvent.filter((kind) => mails.includes(kind)))
  expect([...events.keys()].filter((kind) => !mails.includes(kind))).toEqual([])
})

test('what is told of an account cannot be switched off, and its words are ours', () => {
  for (const [kind, { isAlways, variables }] of events) if (kind.startsWith('account.')) expect([kind, isAlways, variables]).toEqual([kind, true, undefined])
})

test('a notice holds no key that its mail holds', () => {
  const secret = { link: 'KEY', url: 'KEY', stop: 'KEY', key: 'KEY', token: 'KEY', vacancies: [{ stop: 'KEY' }] }
  expect(JSON.stringify([...events.values()].map(({ notice }) => notice?.({ ...secret, query: '' }) ?? null))).not.toContain('KEY')
})
