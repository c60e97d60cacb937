import { expect, test } from 'vitest'
import { numberedSlugs, slugOf } from './slug.ts'

test('an address that is taken gets a number, and stays within the letters that there are', () => {
  expect(numberedSlugs('straat').take(3).toArray()).toEqual(['straat', 'straat-2', 'straat-3'])
  const long = slugOf('a'.repeat(90))
  const all = numberedSlugs(long).take(120).toArray()
  expect(new Set(all).size).toBe(120)
  expect(Math.max(...all.map(({ length }) => length))).toBe(80)
  expect(numberedSlugs('b'.repeat(90), Infinity).take(2).toArray()[1]).toBe(`${'b'.repeat(90)}-2`)
})
