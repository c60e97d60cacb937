import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorWords } from '#kernel/http/messages.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { fileWords, problemWords } from '#features/imports/model/messages.ts'
import { qualityTitles } from '#features/vacancies/quality/quality-words.ts'
import { codeWords } from './registered.ts'

const src = join(import.meta.dirname, '..')

/** Codes of reasons why two fit each other, which are no errors. */
const noErrors = ['features/pool/matching/reasons.ts']

/**
 * Codes with their text elsewhere: those of sign-in, which has its own error form; of the frame, which has an error page; of a
 * cell of an import, which names another row or says that it is a total; and of the parts of a vacancy, of opening hours, of absences and of when an
 * activity or a session of a workshop is, whose sentence is part of the error.
 */
const elsewhere = [
  'not_signed_in',
  'bad_credentials',
  'redirect_not_allowed',
  'no_organization',
  'twice',
  'total',
  'also_away',
  'no_city',
  'unknown_word',
  'no_clock',
  'long_day',
  'whose_times',
  'no_days',
  'no_times',
  'begins_in_the_past',
  'no_such_day',
  'time_is_skipped',
  'too_many',
  'too_few',
]

test('every code that is thrown says in a sentence what is wrong', () => {
  const thrown = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !noErrors.includes(path))
    .flatMap((path) => [
      // What stands up to the end of the error: it may bring its own words.
      ...readFileSync(join(src, path), 'utf8').matchAll(/(?:new (?:BadRequest|Refused|Forbidden|TooMany)\(|\bcode: )'([a-z_]+)'([^;]{0,240})/g),
    ])
    .filter(([, , rest]) => !/\b(?:words|detail):/.test(rest!))
    .map((match) => match[1]!)
  expect(thrown.length).toBeGreaterThan(50)
  const known = { ...fieldWords, ...errorWords, ...codeWords, ...fileWords, ...problemWords, ...qualityTitles }
  expect([...new Set(thrown)].filter((code) => !(code in known) && !elsewhere.includes(code))).toEqual([])
})
