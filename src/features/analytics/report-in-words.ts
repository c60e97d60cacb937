import { fullDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { addsUp, unknownKey } from '#features/measures/measures.ts'
import type { Months } from '#features/measures/months.ts'
import type { Definitions, Summary, Told, ToldCell, ToldMetric } from './analytics.ts'
import { growthInWords, monthInWords, monthsInWords, toldInDigits } from './in-words.ts'
import { analyticsWords as words } from './messages.ts'

// What the report says, for the page and for the file alike.

type Reported = { locale: Locale; summary: Summary; definitions: Definitions }
export type Line = { key: string; label: string; told: Told; compared: string; status: string }

const definitionOf = ({ metrics }: Definitions, metric: string) => metrics.find((one) => one.metric === metric)!

/** ‘46 keer bood iemand zich aan. 21 keer ging iemand aan de slag.’; null where one of the two is hidden or not asked for. */
export function reportSentence({ locale, summary }: Omit<Reported, 'definitions'>): string | null {
  const of = (metric: string) => summary.metrics.find((one) => one.metric === metric)
  const [received, started] = [of('applications_received'), of('applications_started')]
  if (!received || !started || received.suppressed || started.suppressed) return null
  return say(locale, words.sentence, { received: toldInDigits(locale, received), started: toldInDigits(locale, started) })
}

/** Each measure with its number, how it changed, and whether it may still change. */
export function totalLines({ locale, summary, definitions, before }: Reported & { before: Summary | null }): Line[] {
  return summary.metrics.map((told) => {
    const { metric, months, provisional } = told
    return {
      key: metric,
      label: definitionOf(definitions, metric).label,
      told,
      compared: growthInWords(
        locale,
        told,
        before?.metrics.find((one) => one.metric === metric),
      ),
      status: `${say(locale, provisional ? words.provisional : words.final)}${addsUp(metric) ? '' : `, ${monthInWords(locale, months.at(-1)!)}`}`,
    }
  })
}

export const totalHeads = (locale: Locale, compared: Months): [what: string, number: string, compared: string, status: string] => [
  say(locale, words.what),
  say(locale, words.number),
  say(locale, words.compared, { months: monthsInWords(locale, compared) }),
  say(locale, words.marks),
]

/** The values of a distribution, with the one that is not known only where it tells something. */
export const tellingCells = ({ cells }: Pick<ToldMetric, 'cells'>): readonly ToldCell[] =>
  (cells ?? []).filter(({ key, value, suppressed }) => key !== unknownKey || (!suppressed && value !== 0))

export type Division = {
  title: string
  head: string
  /** Measures that have the dimension and can be shown. */
  columns: { key: string; label: string; metric: ToldMetric }[]
  rows: { key: string; label: string; cells: (Told | undefined)[] }[]
  /** Months that a measure leaves out because they are too small. */
  leftOut: { label: string; months: readonly string[] }[]
}

/** The measures that have the dimension, side by side; null where the report has none. */
export function divisionOf({ locale, summary, definitions }: Reported): Division | null {
  const dimension = definitions.dimensions.find((one) => one.dimension === summary.dimension)
  if (!dimension) return null
  const divided = summary.metrics.filter(({ cells, leftOut }) => cells !== null || leftOut.length > 0)
  const shown = divided.filter(({ cells }) => cells !== null)
  const labelOf = (metric: string) => definitionOf(definitions, metric).label
  const values = new Map(shown.flatMap((metric) => tellingCells(metric).map(({ key, label }) => [key, label] as const)))
  return {
    title: say(locale, words.by, { dimension: dimension.label.toLocaleLowerCase(locale) }),
    head: dimension.label,
    columns: shown.map((metric) => ({ key: metric.metric, label: labelOf(metric.metric), metric })),
    rows: [...values].map(([key, label]) => ({ key, label, cells: shown.map(({ cells }) => cells!.find((one) => one.key === key)) })),
    leftOut: divided.flatMap(({ metric, leftOut }) => (leftOut.length > 0 ? [{ label: labelOf(metric), months: leftOut }] : [])),
  }
}

export const leftOutInWords = (locale: Locale, months: readonly string[]): string =>
  say(locale, words.leftOut, { n: months.length, months: months.map((month) => monthInWords(locale, month)).join(', ') })

/** How everything was counted, with the version of each definition. @param day on which it was counted */
export function howWeCount({ locale, summary, definitions }: Reported, day: string): { term: string; value: string }[] {
  const dimension = definitions.dimensions.find((one) => one.dimension === summary.dimension)
  return [
    ...summary.metrics.map(({ metric, version }) => {
      const { label, definition } = definitionOf(definitions, metric)
      return { term: label, value: `${definition} ${say(locale, words.version, { n: version })}` }
    }),
    ...(dimension ? [{ term: dimension.label, value: dimension.definition }] : []),
    { term: say(locale, words.source), value: say(locale, words.sourceText, { day: fullDay(locale, `${day}T12:00:00Z`) }) },
  ]
}
