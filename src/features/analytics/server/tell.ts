import type { Locale } from '#kernel/i18n/messages.ts'
import { valueLabel } from '#features/measures/dimension-words.ts'
import { type Dimension, type MeasureName, addsUp, dimensionValues, unknownKey } from '#features/measures/measures.ts'
import type { Distribution, Shown } from '#features/measures/publish.ts'
import type { PublishedMeasures, PublishedMonth } from '#features/measures/server/read-published.ts'
import { answeredWithin, distributionOver, isHidden, medianAnswer, sumOf } from '#features/measures/totals.ts'
import type { Series, Speed, Told, ToldCell, ToldMetric } from '#features/analytics/analytics.ts'

type Language = { locale: Locale; /** Of organizations, by id. */ names: Readonly<Record<string, string>> }

export const told = (shown: Shown): Told => ({ value: shown.value, low: shown.low, high: shown.high, suppressed: isHidden(shown) })

const toldCells = (cells: Distribution, dimension: Dimension, { locale, names }: Language): ToldCell[] | null =>
  cells &&
  [...cells]
    .map(([key, shown]) => ({ key, label: valueLabel(locale, dimension, key, names), ...told(shown) }))
    .toSorted((a, b) => placeOf(dimension, a.key) - placeOf(dimension, b.key) || a.label.localeCompare(b.label, locale))

/** Codes stand in their own order, towns and organizations by name; what is not known comes last. */
function placeOf(dimension: Dimension, key: string): number {
  if (key === unknownKey) return Number.MAX_SAFE_INTEGER
  const codes: readonly string[] | null = dimensionValues[dimension]
  return codes ? codes.indexOf(key) : 0
}

/** One measure over a period. Months that do not add up (what stands at the end, people of a month) tell of the last one. */
export function tellMetric(metric: MeasureName, months: readonly PublishedMonth[], dimension: Dimension | null, language: Language): ToldMetric | null {
  const last = months.at(-1)
  if (!last) return null
  const counted = addsUp(metric) ? months : [last]
  const isDistributed = dimension !== null && dimension in last.distributions
  const { cells, leftOut } = isDistributed ? distributionOver(counted, dimension) : { cells: null, leftOut: [] }
  return {
    metric,
    version: last.version,
    provisional: counted.some(({ isProvisional }) => isProvisional),
    months: counted.map(({ month }) => month),
    ...told(sumOf(counted.map(({ total }) => total))),
    cells: cells && cells.size > 0 ? toldCells(cells, dimension!, language) : null,
    leftOut,
  }
}

export function tellSeries(published: PublishedMeasures, dimension: Dimension | null, language: Language): Series['series'] {
  return [...published].map(([metric, months]) => ({
    metric,
    points: months.map(({ month, total, distributions, isProvisional, version }) => ({
      month,
      ...told(total),
      provisional: isProvisional,
      version,
      cells: dimension && distributions[dimension] ? toldCells(distributions[dimension], dimension, language) : null,
    })),
  }))
}

/** How fast answers come in these months; null where no month shows it. */
export function speedOf(months: readonly PublishedMonth[]): Speed | null {
  const { cells, total } = distributionOver(months, 'answer')
  if (cells.size === 0) return null
  const share = (shown: Shown | null) => shown && told(shown)
  return { median: medianAnswer(cells), within_7: share(answeredWithin(cells, total, 'd4_7')), within_14: share(answeredWithin(cells, total, 'd8_14')) }
}
