import type { Database } from '#kernel/db/server/database.ts'
import { type MeasureName, type Dimension, measureOf } from '#features/measures/measures.ts'
import { type Month, type Months, monthsIn } from '#features/measures/months.ts'
import { type Published, publish } from '#features/measures/publish.ts'

/** One month of one measure as it may be known. */
export type PublishedMonth = Published & { month: Month; version: number; isProvisional: boolean }
/** By measure, the months that were counted, the oldest first. */
export type PublishedMeasures = ReadonlyMap<MeasureName, readonly PublishedMonth[]>

type Asked = Months & {
  names: readonly MeasureName[]
  /** One at a time: two at once could be laid on each other. */
  dimension: Dimension | null
  /** Null: of the whole center. */
  organizationId: string | null
}

const text = `select a.measure, a.version, a.month, a.dimension, a.value_key, a.n, a.status, a.organization_id is not null as own
  from measure_atoms a join measure_versions v on v.volunteer_center_id = a.volunteer_center_id and v.measure = a.measure and v.version = a.version
  where a.volunteer_center_id = $1 and a.measure = any($2::text[]) and a.month >= $3 and a.month < $4
    and ((a.organization_id is null and (a.dimension = '' or $5::uuid is null and a.dimension = $6)) or (a.organization_id = $5::uuid and a.dimension in ('', $6)))`

/**
 * What may be known of measures: the one way from stored counts to anybody's eyes. One question, however many measures and months. A month
 * that was never counted is absent; an organization without rows in a counted month has none.
 */
export async function readPublished(db: Database, centerId: string, { names, from, to, dimension, organizationId }: Asked): Promise<PublishedMeasures> {
  const [rows] = await db.read(centerId, [
    { name: 'published_measures', text, values: [centerId, `{${names.join()}}`, from, to, organizationId, dimension ?? ''] },
  ])
  type Read = { version: number; isProvisional: boolean; totals: Map<boolean, number>; cells: Map<string, number> }
  const read = new Map<string, Read>()
  for (const [measure, version, month, of, key, n, status, own] of rows!) {
    const at = `${measure} ${month}`
    const one = read.get(at) ?? { version: Number(version), isProvisional: status === 'provisional', totals: new Map(), cells: new Map() }
    if (of === '') one.totals.set(own === 't', Number(n))
    else one.cells.set(key!, Number(n))
    read.set(at, one)
  }
  return new Map(
    names.map((name) => [
      name,
      monthsIn({ from, to }).flatMap((month) => {
        const one = read.get(`${name} ${month}`)
        if (!one) return []
        const cells = dimension && measureOf(name).dimensions.includes(dimension) ? { [dimension]: one.cells } : {}
        const total = one.totals.get(organizationId !== null) ?? 0
        return [{ month, version: one.version, isProvisional: one.isProvisional, ...publish({ countsPeople: measureOf(name).countsPeople, total, cells }) }]
      }),
    ]),
  )
}

const ofAll = `select a.organization_id, a.month, a.version, a.dimension, a.value_key, a.n, a.status
  from measure_atoms a join measure_versions v on v.volunteer_center_id = a.volunteer_center_id and v.measure = a.measure and v.version = a.version
  where a.volunteer_center_id = $1 and a.organization_id is not null and a.measure = 'applications_received' and a.month >= $2 and a.month < $3
    and a.dimension in ('', 'answer')`

/** First answers of every organization with applications in these months, each as it may be known by itself. One question. */
export async function readPublishedOfAll(db: Database, centerId: string, { from, to }: Months): Promise<ReadonlyMap<string, PublishedMonth[]>> {
  const [rows] = await db.read(centerId, [{ name: 'published_answers', text: ofAll, values: [centerId, from, to] }])
  type Read = { month: Month; version: number; isProvisional: boolean; total: number; cells: Map<string, number> }
  const read = new Map<string, Map<Month, Read>>()
  for (const [organizationId, month, version, dimension, key, n, status] of rows!) {
    const months = read.get(organizationId!) ?? new Map<Month, Read>()
    const one = months.get(month!) ?? { month: month!, version: Number(version), isProvisional: status === 'provisional', total: 0, cells: new Map() }
    if (dimension === '') one.total = Number(n)
    else one.cells.set(key!, Number(n))
    read.set(organizationId!, months.set(month!, one))
  }
  const { countsPeople } = measureOf('applications_received')
  return new Map(
    [...read].map(([organizationId, months]) => [
      organizationId,
      [...months.values()].map(({ total, cells, ...month }) => ({ ...month, ...publish({ countsPeople, total, cells: { answer: cells } }) })),
    ]),
  )
}
