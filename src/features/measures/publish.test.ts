import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Counts, type Distribution, type Interval, type Shown, fewest, publish } from './publish.ts'
import { sumOf } from './totals.ts'

const ofPeople = (counts: readonly number[]): Counts => ({
  countsPeople: true,
  total: counts.reduce((sum, n) => sum + n, 0),
  cells: { theme: new Map(counts.map((n, at) => [String(at), n])) },
})
const distributionOf = (counts: readonly number[]) => publish(ofPeople(counts)).distributions['theme']!
const shownAs = (counts: readonly number[]) => distributionOf(counts) && [...distributionOf(counts)!.values()].map(({ value }) => value)

/** Every table of so many cells with this total. */
function* tables(cells: number, total: number): Generator<number[]> {
  if (cells === 1) yield [total]
  else for (let first = 0; first <= total; first += 1) for (const rest of tables(cells - 1, total - first)) yield [first, ...rest]
}

/** What somebody who knows how it is done can still take each hidden cell for: the values it has in the tables that give this answer. */
function attack(answerOf: (counts: readonly number[]) => string | null, cells: number, total: number): Map<string, Set<number>[]> {
  const found = new Map<string, Set<number>[]>()
  for (const table of tables(cells, total)) {
    const answer = answerOf(table)
    if (answer === null) continue
    const known = found.get(answer) ?? table.map(() => new Set<number>())
    table.forEach((n, at) => known[at]!.add(n))
    found.set(answer, known)
  }
  return found
}

test('whoever knows the rule can take every hidden cell for five numbers, in every table of up to five cells and a total up to 24', () => {
  let published = 0
  let refused = 0
  for (let cells = 2; cells <= 5; cells += 1)
    for (let total = 0; total <= (cells === 5 ? 20 : 24); total += 1) {
      const found = attack((counts) => JSON.stringify(shownAs(counts)), cells, total)
      for (const [answer, known] of found) {
        if (answer === 'null') {
          refused += 1
          continue
        }
        published += 1
        const shown = JSON.parse(answer) as (number | null)[]
        shown.forEach((value, at) => value === null && expect([answer, [...known[at]!].sort()]).toEqual([answer, [0, 1, 2, 3, 4]]))
      }
    }
  expect(published).toBeGreaterThan(100)
  expect(refused).toBeGreaterThan(10)
})

test('the textbook way, which shows exact cells and hides the next smallest, is seen through', () => {
  const textbook = (counts: readonly number[]) => {
    const hidden = new Set(counts.flatMap((n, at) => (n < fewest ? [at] : [])))
    const others = counts.flatMap((n, at) => (hidden.has(at) ? [] : [{ n, at }])).toSorted((a, b) => a.n - b.n)
    if (hidden.size === 1 && others[0]) hidden.add(others[0].at)
    return JSON.stringify(counts.map((n, at) => (hidden.has(at) ? null : n)))
  }
  // Total 13 with one cell of 5 and two hidden ones: both are 4.
  const known = attack(textbook, 3, 13).get('[5,null,null]')!
  expect(known.map((values) => [...values])).toEqual([[5], [4], [4]])
})

test('rounding alone is seen through too: the attack on our own answer is needed', () => {
  const roundedOnly = (counts: readonly number[]) => JSON.stringify(counts.map((n) => (n < fewest ? null : Math.round(n / 5) * 5)))
  const known = attack(roundedOnly, 2, 5)
  expect([...known.get('[5,null]')![1]!]).toEqual([0])
  expect(shownAs([5, 0])).toBe(null)
})

test('a total below five hides itself and everything below it, zero like four', () => {
  for (const counts of [
    [0, 0],
    [4, 0],
    [1, 3],
  ])
    expect(publish(ofPeople(counts))).toEqual({ total: { value: null, low: 0, high: 4 }, distributions: { theme: null } })
  expect(publish(ofPeople([2, 3])).total).toEqual({ value: 5, low: 5, high: 5 })
})

test('cells of five and more are multiples of five, and 5 to 7 are 5', () => {
  expect(shownAs([5, 7, 8, 12, 13, 40])).toEqual([5, 5, 10, 10, 15, 40])
  expect([...distributionOf([5, 7, 40])!.values()]).toEqual([
    { value: 5, low: 5, high: 7 },
    { value: 5, low: 5, high: 7 },
    { value: 40, low: 38, high: 42 },
  ])
})

test('things are told exactly', () => {
  const { total, distributions } = publish({
    countsPeople: false,
    total: 4,
    cells: {
      theme: new Map([
        ['a', 1],
        ['b', 3],
      ]),
    },
  })
  expect([total.value, [...distributions['theme']!.values()].map(({ value }) => value)]).toEqual([4, [1, 3]])
})

const counts = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 20 })

test('no number of people below five is in any answer, and what is shown holds the true one', () => {
  fc.assert(
    fc.property(counts, (list) => {
      const { total, distributions } = publish(ofPeople(list))
      const cells = [...(distributions['theme'] ?? new Map<string, Shown>())]
      for (const { value } of [total, ...cells.map(([, shown]) => shown)]) expect(value === null || value >= fewest).toBe(true)
      for (const [key, { low, high }] of cells) expect(low <= list[Number(key)]! && list[Number(key)]! <= high).toBe(true)
    }),
  )
})

/** What follows for each cell from all that is known: its own interval, and what total and other cells leave for it, until nothing changes. */
function propagate(total: Interval, cells: Interval[]): Interval[] {
  let now = cells.map((cell) => ({ ...cell }))
  for (let round = 0; round < 50; round += 1) {
    const [low, high] = [now.reduce((sum, cell) => sum + cell.low, 0), now.reduce((sum, cell) => sum + cell.high, 0)]
    const next = now.map((cell) => ({ low: Math.max(cell.low, total.low - (high - cell.high)), high: Math.min(cell.high, total.high - (low - cell.low)) }))
    if (JSON.stringify(next) === JSON.stringify(now)) break
    now = next
  }
  return now
}

test('no period, and no difference of two periods, narrows a hidden month or cell of a year', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.integer({ min: 0, max: 15 }), { minLength: 6, maxLength: 6 }), { minLength: 12, maxLength: 12 }), (year) => {
      const months = year.map((list) => publish(ofPeople(list)))
      // All sums that can be asked for, each as an equation over months; the attacker subtracts any two.
      const told: { from: number; to: number; sum: Interval }[] = []
      for (let from = 0; from < 12; from += 1)
        for (let to = from + 1; to <= 12; to += 1) told.push({ from, to, sum: sumOf(months.slice(from, to).map(({ total }) => total)) })
      const totals: Interval[] = months.map(({ total }) => ({ low: total.low, high: total.high }))
      for (let round = 0; round < 3; round += 1)
        for (const { from, to, sum } of told) propagate(sum, totals.slice(from, to)).forEach((cell, at) => (totals[from + at] = cell))
      months.forEach(({ total }, at) => total.value === null && expect(totals[at]).toEqual({ low: 0, high: 4 }))
      const sumsOf = (key: string, from: number, to: number) => sumOf(cellsOf(months.slice(from, to), key))
      for (let at = 0; at < 12; at += 1) {
        const cells = months[at]!.distributions['theme']
        if (!cells) continue
        const known = propagate(months[at]!.total, [...cells.values()])
        ;[...cells].forEach(([key, cell], index) => {
          if (cell.value !== null) return
          const wide = at === 0 ? null : sumsOf(key, 0, at + 1)
          const narrow = at === 0 ? null : sumsOf(key, 0, at)
          const byDifference = wide && narrow ? { low: wide.low - narrow.low, high: wide.high - narrow.high } : { low: 0, high: 4 }
          expect([known[index], byDifference]).toEqual([
            { low: 0, high: 4 },
            { low: 0, high: 4 },
          ])
        })
      }
    }),
    { numRuns: 40 },
  )
})

const cellsOf = (months: readonly { distributions: Readonly<Record<string, Distribution>> }[], key: string): Shown[] =>
  months.flatMap(({ distributions }) => distributions['theme']?.get(key) ?? [])

test('a thousand cells cost no more than their number', () => {
  const many = Array.from({ length: 20_000 }, (_, at) => at % 9)
  const began = performance.now()
  expect(distributionOf(many)).not.toBe(null)
  const once = performance.now() - began
  const again = performance.now()
  distributionOf([...many, ...many, ...many, ...many])
  // Four times the cells; a square would be sixteen times as long.
  expect(performance.now() - again).toBeLessThan(Math.max(1, once) * 40)
})
