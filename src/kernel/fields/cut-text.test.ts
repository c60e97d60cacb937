import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['a short text stays', 'Samen', 10, 'Samen'],
  ['a text of the length stays', 'Samen 😀', 8, 'Samen 😀'],
  ['letters are cut at the limit', 'Samen voor de buurt', 5, 'Samen'],
  ['no half emoji', `${'a'.repeat(599)}😀 Groet`, 600, 'a'.repeat(599)],
  ['no half family', 'ab👨‍👩‍👧‍👦', 6, 'ab'],
  ['no half flag', 'a🇳🇱', 3, 'a'],
  ['a letter keeps its accents', 'cafe\u0301s', 4, 'caf'],
  ['a line ends whole', 'a\r\nb', 2, 'a'],
  ['a sign longer than the limit is cut between code points', '👨‍👩‍👧‍👦', 5, '👨‍👩'],
  ['nothing', 'abc', 0, ''],
])('%s', (_what, text, max, cut) => expect(cutText(text, max)).toBe(cut))

test('what is no text stays as it is', () => {
  expect([cutText(null, 3), cutText(undefined, 3)]).toEqual([null, undefined])
})

test('whatever the text, its beginning is left, well-formed and within the limit, and no more is lost than one sign', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.integer({ min: 0, max: 400 }), (text, max) => {
      const cut = cutText(text, max)
      expect(text.startsWith(cut)).toBe(true)
      expect([cut.isWellFormed(), cut.length <= max]).toEqual([true, true])
      expect(cut.length).toBeGreaterThan(Math.min(max, text.length) - 64)
    }),
    { numRuns: 2000, seed: 20261125 },
  )
})

test('a letter under ten thousand accents is cut as well, without looking at all of them', () => {
  expect(cutText(`a${'\u0301'.repeat(10_000)}`, 5000).length).toBe(5000)
  expect(cutText('😀'.repeat(5_000_000), 101).length).toBe(100)
})
