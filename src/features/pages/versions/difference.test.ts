import { expect, test } from 'vitest'
import { differenceOf } from './difference.ts'

const told = (before: string[], after: string[]) =>
  differenceOf(before, after).map((line) =>
    (line.kind === 'changed' ? line.pieces : [line]).map(({ kind, text }) => ({ same: text, gone: `[-${text}-]`, new: `[+${text}+]` })[kind]).join(''),
  )

test('of a line that was rewritten only the words that are others stand out', () => {
  expect(told(['Koffie', 'Elke dinsdag om tien uur.'], ['Koffie', 'Elke woensdag om tien uur.'])).toEqual([
    'Koffie',
    'Elke [-dinsdag-][+woensdag+] om tien uur.',
  ])
})

test('what was added behind the last word is all that stands out', () => {
  expect(told(['Koffie om tien uur.'], ['Koffie om tien uur. En taart.'])).toEqual(['Koffie om tien uur.[+ +][+En+][+ +][+taart.+]'])
})

test('a line that says something else altogether is read whole, as are those that came and went', () => {
  expect(told(['Kom langs.', 'Dag'], ['Bel ons eerst even op.', 'Dag'])).toEqual(['[-Kom langs.-]', '[+Bel ons eerst even op.+]', 'Dag'])
  expect(told(['Een', 'Twee'], ['Een'])).toEqual(['Een', '[-Twee-]'])
  expect(told(['Een'], ['Nul', 'Een'])).toEqual(['[+Nul+]', 'Een'])
})
