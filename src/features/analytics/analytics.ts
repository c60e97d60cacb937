import type { AnswerTime, Dimension, MeasureName } from '#features/measures/measures.ts'
import type { Month } from '#features/measures/months.ts'

/** A count as the API tells it. */
export type Told = { /** Null: hidden, or not exactly known. */ value: number | null; low: number; high: number; suppressed: boolean }
export type ToldCell = Told & { key: string; label: string }

export type ToldMetric = Told & {
  metric: MeasureName
  version: number
  /** A month of it may still change. */
  provisional: boolean
  /** The months that were counted; `value` is of the last one where months do not add up. */
  months: Month[]
  /** Null: too small to show in every month, or none was asked for. */
  cells: ToldCell[] | null
  /** Months in which the distribution is too small, which `cells` leaves out. */
  leftOut: Month[]
}

export type ToldShare = Told
/** How fast answers come, from the distribution of first answers. */
export type Speed = { median: AnswerTime | null; within_7: ToldShare | null; within_14: ToldShare | null }

/** `meta` of GET /analytics/summary. */
export type Summary = {
  from: Month
  to: Month
  dimension: Dimension | null
  metrics: ToldMetric[]
  /** Where first answers are asked for; `center`: the middle of the organizations of the center, for an organization. */
  speed: (Speed & { center: AnswerTime | null }) | null
}

export type Point = Told & { month: Month; provisional: boolean; version: number; cells: ToldCell[] | null }
/** `meta` of GET /analytics/series. */
export type Series = { from: Month; to: Month; dimension: Dimension | null; series: { metric: MeasureName; points: Point[] }[] }

/** `meta` of GET /analytics/definitions. */
export type Definitions = {
  metrics: { metric: MeasureName; label: string; definition: string; version: number; counts: 'people' | 'things'; adds: boolean; dimensions: Dimension[] }[]
  dimensions: { dimension: Dimension; label: string; definition: string }[]
}

/** `meta` of GET /analytics/centers. */
export type CentersSideBySide = {
  month: Month
  metrics: { metric: MeasureName; label: string }[]
  centers: { id: string; name: string; town: string; values: (number | null)[] }[]
}
