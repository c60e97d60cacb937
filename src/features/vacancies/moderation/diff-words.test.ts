import { expect, test } from 'vitest'
import { diffWords, shortened } from './diff-words.ts'

const marked = (before: string, after: string) =>
  shortened(diffWords(before, after))
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'gone' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test('what is gone and what is new stand beside each other, whole words at a time', () => {
  expect(marked('Je schenkt kofie in de aula', 'Je schenkt koffie in de aula')).toBe('Je schenkt [-kofie -][+koffie +]in de aula')
  expect(marked('', 'Nieuw')).toBe('[+Nieuw+]')
  expect(marked('Oud', '')).toBe('[-Oud-]')
  expect(marked('Zo', 'Zo')).toBe('Zo')
})

test('of a long text six words stay around each difference', () => {
  const many = (n: number) => Array.from({ length: n }, (_, at) => `w${at}`).join(' ')
  expect(marked(`${many(30)} kofie ${many(30)}`, `${many(30)} koffie ${many(30)}`)).toBe('… w24 w25 w26 w27 w28 w29 [-kofie -][+koffie +]w0 w1 w2 w3 w4 w5 … ')
})

test('texts too long for a table of their words are shown before and after', () => {
  const long = 'een woord '.repeat(1500)
  expect(diffWords(long, `${long}x`).map(({ kind }) => kind)).toEqual(['gone', 'new'])
})
