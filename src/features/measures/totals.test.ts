import { expect, test } from 'vitest'
import type { Shown } from './publish.ts'
import { answeredWithin, distributionOver, growthOf, isHidden, medianAnswer, shareOf, sumOf } from './totals.ts'

const known = (value: number): Shown => ({ value, low: value, high: value })
const hidden: Shown = { value: null, low: 0, high: 4 }

test('a sum of known months is exact; a hidden one makes it “23 to 27”', () => {
  expect(sumOf([known(11), known(12)])).toEqual(known(23))
  expect(sumOf([known(11), known(12), hidden])).toEqual({ value: null, low: 23, high: 27 })
  expect([isHidden(sumOf([hidden, hidden])), isHidden(sumOf([hidden, known(5)])), isHidden(known(0))]).toEqual([true, false, false])
})

test('a distribution over months names those in which it is too small', () => {
  const month = (name: string, cells: Map<string, Shown> | null) => ({ month: name, total: known(20), distributions: { theme: cells } })
  const over = distributionOver([month('a', new Map([['care', known(10)]])), month('b', null), month('c', new Map([['care', hidden]]))], 'theme')
  expect([over.cells.get('care'), over.total.value, over.leftOut]).toEqual([{ value: null, low: 10, high: 14 }, 40, ['b']])
})

test('a share goes in steps of five percent, and is nothing where something is hidden', () => {
  expect(shareOf(known(20), known(45))).toEqual({ value: 45, low: 40, high: 45 })
  expect(shareOf({ value: null, low: 10, high: 14 }, known(40))).toEqual({ value: null, low: 25, high: 35 })
  expect(shareOf(hidden, hidden)).toBe(null)
})

test('who withdrew before an answer waited for none, and a median is the bucket that holds the middle', () => {
  const cells = new Map([
    ['d0_1', known(10)],
    ['d2_3', known(15)],
    ['d4_7', hidden],
    ['d8_14', hidden],
    ['d15', hidden],
    ['none', known(10)],
    ['withdrawn', known(90)],
  ])
  expect(medianAnswer(cells)).toBe('d2_3')
  expect(answeredWithin(cells, known(130), 'd4_7')).toEqual({ value: null, low: 60, high: 75 })
  expect(
    medianAnswer(
      new Map([
        ['d0_1', hidden],
        ['none', hidden],
      ]),
    ),
  ).toBe(null)
})

test('growth is a percentage only where both are twenty or more', () => {
  expect(growthOf(known(30), known(20))).toEqual({ kind: 'percent', percent: 50 })
  expect(growthOf(known(9), known(12))).toEqual({ kind: 'numbers', before: 12, now: 9 })
  expect(growthOf(hidden, known(40))).toBe(null)
  expect(growthOf(known(40), null)).toBe(null)
})
