/**
 * What may be known of counts (decisions 54). Everything that leaves the server is made of the answers of this file alone: sums, shares,
 * charts, files. So no two of them can be subtracted to learn more.
 */

/** Counts of people from one to this many could point at somebody, so they are hidden; zero is hidden with them, or it would differ. */
export const fewest = 5
const mostHidden = fewest - 1
/** Counts of a distribution are multiples of this. */
export const rounding = 5
/** How far a rounded count is at most from the true one. */
const roundingError = 2

/** A number that lies between two others, both included; a known one lies between itself and itself. */
export type Interval = { low: number; high: number }

/** What is shown of a count. */
export type Shown = Interval & {
  /** Null: hidden. */
  value: number | null
}

export type Counts = {
  /** Things are never hidden (ADR 0072): a vacancy is nobody. */
  countsPeople: boolean
  total: number
  /** By dimension, then by the value of the dimension; the counts of one dimension add up to the total. */
  cells: Readonly<Record<string, ReadonlyMap<string, number>>>
}

/** By value of the dimension; null: this distribution is too small to show. */
export type Distribution = ReadonlyMap<string, Shown> | null
export type Published = { total: Shown; distributions: Readonly<Record<string, Distribution>> }

const exactly = (n: number): Shown => ({ value: n, low: n, high: n })
const hiddenCount: Shown = { value: null, low: 0, high: mostHidden }

/** What is published of one measure in one month. Takes as long as there are cells. */
export function publish({ countsPeople, total, cells }: Counts): Published {
  const distributions: Record<string, Distribution> = {}
  for (const [dimension, counts] of Object.entries(cells)) {
    if (!countsPeople) distributions[dimension] = new Map([...counts].map(([key, n]) => [key, exactly(n)]))
    else distributions[dimension] = total < fewest ? null : distributionOf(total, counts)
  }
  return { total: !countsPeople || total >= fewest ? exactly(total) : hiddenCount, distributions }
}

function distributionOf(total: number, counts: ReadonlyMap<string, number>): Distribution {
  const shown = new Map([...counts].map(([key, n]) => [key, n < fewest ? hiddenCount : rounded(n)]))
  return keepsHidden(total, [...shown.values()]) ? shown : null
}

function rounded(n: number): Shown {
  const value = Math.round(n / rounding) * rounding
  return { value, low: Math.max(fewest, value - roundingError), high: value + roundingError }
}

/**
 * The attack on our own answer: with the exact total and all that is known of the other cells, every hidden one must still be able to be
 * each of its numbers. It depends only on what is shown, so whoever knows this rule learns nothing from its outcome.
 */
function keepsHidden(total: number, shown: readonly Shown[]): boolean {
  const hidden = shown.filter(({ value }) => value === null).length
  if (hidden === 0) return true
  const low = shown.reduce((sum, cell) => sum + cell.low, 0)
  const high = shown.reduce((sum, cell) => sum + cell.high, 0)
  // The others together when one hidden cell is set apart: from `low` to `high - mostHidden`.
  return low <= total - mostHidden && total <= high - mostHidden
}
