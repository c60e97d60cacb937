import type { Database } from '#kernel/db/server/database.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { dimensionWords } from '#features/measures/dimension-words.ts'
import { measureOf } from '#features/measures/measures.ts'
import { readPublished } from '#features/measures/server/read-published.ts'
import type { Told } from '#features/analytics/analytics.ts'
import type { Asked } from '#features/analytics/asked.ts'
import { reportWords as words } from '#features/analytics/report-words.ts'
import { namesFor } from './analytics-routes.ts'
import { tellSeries } from './tell.ts'

type Cell = string | number | null

export const reportHeads = (locale: Locale): string[] =>
  [
    words.measure,
    words.month,
    words.division,
    words.value,
    words.number,
    words.low,
    words.high,
    words.status,
    words.version,
    words.remark,
    words.definition,
  ].map((word) => say(locale, word))

/** The report as rows of a file: each month of each measure, its distribution below it, with what is hidden and why. */
export async function reportLines(db: Database, centerId: string, asked: Asked, locale: Locale): Promise<Cell[][]> {
  const { dimension } = asked
  const [published, names] = await Promise.all([readPublished(db, centerId, asked), namesFor(db, centerId, asked)])
  return tellSeries(published, dimension, { locale, names }).flatMap(({ metric, points }) => {
    const { words: named, dimensions } = measureOf(metric)
    const [label, definition] = [say(locale, named.label), say(locale, named.definition)]
    return points.flatMap((point) => {
      const line = (division: string, value: string, told: Told, remark = told.suppressed ? say(locale, words.fewer) : ''): Cell[] => [
        label,
        point.month.slice(0, 7),
        division,
        value,
        told.value,
        told.low,
        told.high,
        say(locale, point.provisional ? words.provisional : words.final),
        point.version,
        remark,
        division === '' ? definition : '',
      ]
      const hasDimension = dimension !== null && dimensions.includes(dimension)
      const by = hasDimension ? say(locale, dimensionWords[dimension]) : ''
      const cells = (point.cells ?? []).map((cell) => line(by, cell.label, cell))
      const tooSmall =
        hasDimension && point.cells === null ? [line(by, '', { value: null, low: 0, high: point.high, suppressed: true }, say(locale, words.tooSmall))] : []
      return [line('', '', point), ...cells, ...tooSmall]
    })
  })
}
