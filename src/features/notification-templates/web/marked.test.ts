import { expect, test } from 'vitest'
import { type Mark, marked } from './marked.ts'

/** The selection is between bars. */
const press = (shown: string, mark: Mark) => {
  const from = shown.indexOf('|')
  const to = shown.lastIndexOf('|') - 1
  const { text, ...now } = marked({ text: shown.replaceAll('|', ''), from, to }, mark)
  return `${text.slice(0, now.from)}|${text.slice(now.from, now.to)}|${text.slice(now.to)}`
}

test('chosen words become bold, and are no longer when pressed again; a space beside them stays outside', () => {
  expect(press('Kom |maandag| langs', 'bold')).toBe('Kom **|maandag|** langs')
  expect(press('Kom **|maandag|** langs', 'bold')).toBe('Kom |maandag| langs')
  expect(press('Kom| maandag |langs', 'bold')).toBe('Kom **|maandag|** langs')
  expect(press('Kom ||', 'bold')).toBe('Kom **||**')
})

test('the lines that are chosen become a list and back, the line of the cursor alone when nothing is', () => {
  expect(press('Neem mee:\n|laarzen\nthee|\nTot dan', 'bullets')).toBe('Neem mee:\n|- laarzen\n- thee|\nTot dan')
  expect(press('|- laarzen\n- thee|', 'bullets')).toBe('|laarzen\nthee|')
  expect(press('Neem mee:\nlaar||zen', 'bullets')).toBe('Neem mee:\n- laarzen||')
})
