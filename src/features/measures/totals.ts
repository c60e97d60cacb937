import { type AnswerTime, answerTimes } from './measures.ts'
import type { Distribution, Shown } from './publish.ts'

/*
 * Sums, shares and comparisons. They take what `publish` gave and nothing else, so they tell nothing that it did not.
 */

/** What months or cells are together: exact when each is known, else between the least and the most that they can be. */
export function sumOf(parts: readonly Shown[]): Shown {
  const low = parts.reduce((sum, part) => sum + part.low, 0)
  const high = parts.reduce((sum, part) => sum + part.high, 0)
  const isKnown = parts.every(({ value }) => value !== null)
  return { value: isKnown ? parts.reduce((sum, { value }) => sum + value!, 0) : null, low, high }
}

/** Nothing at all is known but that the months are small. */
export const isHidden = ({ value, low }: Shown): boolean => value === null && low === 0

type Month = { month: string; total: Shown; distributions: Readonly<Record<string, Distribution>> }

/** A distribution over several months: of those in which it is shown; the others are named. */
export function distributionOver(months: readonly Month[], dimension: string): { cells: Map<string, Shown>; total: Shown; leftOut: string[] } {
  const shown = months.filter(({ distributions }) => distributions[dimension])
  const keys = [...new Set(shown.flatMap(({ distributions }) => [...distributions[dimension]!.keys()]))]
  const cells = new Map(keys.map((key) => [key, sumOf(shown.flatMap(({ distributions }) => distributions[dimension]!.get(key) ?? []))]))
  const leftOut = months.filter((month) => !shown.includes(month)).map(({ month }) => month)
  return { cells, total: sumOf(shown.map(({ total }) => total)), leftOut }
}

/** A share in percent, in steps of five: from what is shown, and null where something is hidden; then between the least and the most. */
export function shareOf(part: Shown, whole: Shown): Shown | null {
  if (whole.low === 0) return null
  const step = (share: number, round: (n: number) => number) => Math.min(100, Math.max(0, round((share * 100) / 5) * 5))
  const isKnown = part.value !== null && whole.value !== null
  return {
    value: isKnown ? step(part.value! / whole.value!, Math.round) : null,
    low: step(part.low / whole.high, Math.floor),
    high: step(part.high / whole.low, Math.ceil),
  }
}

/** How far each bucket of answers reaches, in days; those who withdrew before an answer waited for none. */
const waited: readonly AnswerTime[] = answerTimes.filter((time) => time !== 'withdrawn')

/**
 * Answered within so many days, of all that waited for an answer. The total bounds what hidden buckets can hold.
 * @param total of the same months
 */
export function answeredWithin(cells: ReadonlyMap<string, Shown>, total: Shown, last: AnswerTime): Shown | null {
  const of = (times: readonly string[]) => sumOf(times.flatMap((time) => cells.get(time) ?? []))
  const times = waited.slice(0, waited.indexOf(last) + 1)
  const others = [...cells.keys()].filter((key) => !(waited as readonly string[]).includes(key))
  const [all, gone] = [of(waited), of(others)]
  const whole = { value: all.value, low: Math.max(all.low, total.low - gone.high), high: Math.min(all.high, total.high - gone.low) }
  const [part, rest] = [of(times), of(waited.slice(times.length))]
  return shareOf({ value: part.value, low: Math.max(part.low, whole.low - rest.high), high: Math.min(part.high, whole.high - rest.low) }, whole)
}

/** The bucket that holds the middle answer; null where nothing is known. A hidden bucket counts as half of the most that it can hold. */
export function medianAnswer(cells: ReadonlyMap<string, Shown>): AnswerTime | null {
  const sizes = waited.map((time) => {
    const cell = cells.get(time)
    return cell ? (cell.value ?? (cell.low + cell.high) / 2) : 0
  })
  if (![...cells.values()].some(({ low }) => low > 0)) return null
  const half = sizes.reduce((sum, size) => sum + size, 0) / 2
  let passed = 0
  for (const [at, size] of sizes.entries()) if ((passed += size) >= half) return waited[at]!
  return null
}

/** From fewer than this a percentage says more than there is. */
const fewestForGrowth = 20

export type Growth = { kind: 'percent'; percent: number } | { kind: 'numbers'; before: number; now: number }

/** How a count changed; null where either is hidden. */
export function growthOf(now: Shown | null, before: Shown | null): Growth | null {
  if (!now || !before || now.value === null || before.value === null) return null
  if (now.value < fewestForGrowth || before.value < fewestForGrowth) return { kind: 'numbers', before: before.value, now: now.value }
  return { kind: 'percent', percent: Math.round(((now.value - before.value) / before.value) * 100) }
}
