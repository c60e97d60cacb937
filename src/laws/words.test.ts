import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { createElement, type FC, type ReactElement } from 'react'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { verbWords } from '#features/applications/model/verb-words.ts'
import { VerbChoices } from '#features/applications/transitions/web/verb-choices.tsx'
import { screens } from '#features/auth/forms/screens-messages.ts'
import { words as accountMails } from '#features/auth/server/mail-words.ts'
import { messages as organizations } from '#features/organizations/model/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { homeWords } from '#features/vacancies/presentation/home-messages.ts'
import { commitmentNotes } from '#features/vacancies/model/choice-words.ts'
import { requirementTags } from '#features/vacancies/model/messages.ts'
import { searchWords } from '#features/vacancies/search/search-messages.ts'
import { showWords } from '#features/vacancies/presentation/show-messages.ts'
import { messages as shell } from '#shell/words.ts'

const src = join(import.meta.dirname, '..')
const wordsOf = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => /(messages|words|what-next)\.tsx?$/.test(path) && !path.includes('.test.'))
  .map((path) => [path, readFileSync(join(src, path), 'utf8')] as const)

/** Words that confused people (decisions 44). */
const never = [
  /niet heel\b/,
  /\b1 keer\b/,
  /Nee zeggen|\bzeg(t|gen)? nee\b|say no\b/i,
  /Rond af\b/,
  /Is gestart/,
  /'Find work'|Search the vacancies|Search for volunteer work/,
  /Out in the open/,
  /fixed moment/i,
  /Are costs paid/,
  /'VOG needed'|certificate of good conduct/,
  /Parties and events/,
  /only (there|written) in Dutch/,
  /Binnen \$\{km\}|Within \$\{km\}/,
]

test('no text says what people stumbled over', () => {
  expect(wordsOf.length).toBeGreaterThan(20)
  expect(wordsOf.flatMap(([path, text]) => never.filter((pattern) => pattern.test(text)).map((pattern) => `${path}: ${pattern}`))).toEqual([])
})

test('a link that works once says so, and a mail says what its button does', () => {
  expect(accountMails.resetFor.nl).toBe('De link werkt 6 uur, en maar één keer.')
  for (const text of [accountMails.confirmText.nl({ centerName: 'Ede' }), accountMails.mailText.nl({ email: 'truus@example.nl' })])
    expect(text).toContain('Hiermee bevestig je je e-mailadres')
  expect(screens.confirmInvalidText.nl).toContain('De link is niet compleet')
})

test('English pages say it as the English do', () => {
  expect([shell.vacancyBank.en, searchWords.searchWork.en, organizations.vacancyBank.en]).toEqual(Array(3).fill('Find volunteer work'))
  expect(homeWords.outside.en).toBe('Outdoors')
  expect(commitmentNotes.recurring.en).toBe('A set time')
  expect(`${showWords.inReturn.en} ${showWords.expensesNone.en}`).toBe('Expenses paid? No')
  expect(requirementTags.vog.en).toBe('Police check (VOG) needed')
  expect(themeWords.events.en).toBe('Events and celebrations')
  for (const text of [showWords.onlyDutch.en, organizations.onlyDutch.en]) expect(text).toContain('available in Dutch only')
})

/** The text that a component renders. */
function textOf(element: ReactElement, locale: Locale = 'nl'): string {
  const Page = createRoutesStub([{ path: '/', Component: () => createElement(LocaleProvider as FC<{ locale: Locale }>, { locale }, element) }])
  return renderToString(createElement(Page)).replaceAll(/<!-- -->/g, '')
}

const truus = { id: '1', firstName: 'Truus', isOwn: false, vacancy: 'Thee schenken', organization: 'Het Lindehof', place: '', meeting: null }

test('the organization reads about Truus on its buttons, and uses one word for declining', () => {
  const words = textOf(createElement(VerbChoices, { about: { ...truus, status: 'active', verbs: ['start', 'complete', 'stop'] } }))
  for (const said of ['Truus is begonnen', 'Klaar, bedankt', 'Truus stopt']) expect(words).toContain(said)
  expect(textOf(createElement(VerbChoices, { about: { ...truus, status: 'new', verbs: ['review'] } }))).toContain('Zeg dat je het gezien hebt')
  const declining = textOf(createElement(VerbChoices, { about: { ...truus, status: 'new', verbs: ['decline'] } }))
  expect(declining.match(/Wijs af/g)).toHaveLength(2)
})

test('Truus takes her question back before she is accepted, and stops after it', () => {
  const form = (status: 'new' | 'accepted') => textOf(createElement(VerbChoices, { about: { ...truus, status, verbs: ['withdraw'] }, only: 'withdraw' }))
  expect(form('new')).toContain(say('nl', verbWords.withdraw))
  expect(form('accepted')).toContain('Ik stop toch')
  expect(form('accepted')).not.toMatch(/intrekken|aanvraag in/)
})
