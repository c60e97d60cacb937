import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { freshDatabase } from '#kernel/testing/server/fresh-database.ts'
import { id, twoTowns } from '#src/testing/two-towns.ts'
import { type MeasureName, measureNames, measureOf } from '#features/measures/measures.ts'
import { addMonths, momentsOf, monthsIn } from '#features/measures/months.ts'
import { backfillCenter } from './backfill.ts'
import { checkCenter, differencesOf } from './check.ts'
import { countMonth } from './count-month.ts'
import { countedMonth, isFinal, rollCenter } from './roll.ts'
import { readPublished } from './read-published.ts'

const db = await freshDatabase(twoTowns)
const [demo, oldebroek] = [id.center('demo'), id.center('oldebroek')]
const now = new Date('2026-11-26T10:00:00Z')
const inDemo = async <T>(work: (tx: Tx) => Promise<T>) => await db.inCenter(demo, work)

/** The same numbers each time (xorshift). */
let seed = 20261126
const below = (n: number) => {
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return (seed >>> 0) % n
}

type One = {
  id: string
  vacancy: string
  createdAt: number
  source: string
  answeredAt: number | null
  status: string
  states: { state: string; reason: string | null; at: number }[]
}
const hour = 3_600_000
const began = Date.parse('2025-12-31T23:00:00Z')
const sources = ['web', 'widget', 'partner', 'coordinator', 'paper']
const reasons = ['no_response', 'changed_mind', 'not_available', 'other']

function story(number: number): One {
  const createdAt = began + below(320 * 24) * hour + below(3_600) * 1_000
  const answeredAt = below(4) === 0 ? null : createdAt + below(25 * 24) * hour
  const path = [['accepted', 'active', 'completed'], ['accepted', 'active'], ['accepted'], ['declined'], ['withdrawn'], ['expired'], ['in_review']][below(7)]!
  let at = createdAt
  const states = path
    .map((state) => ({ state, reason: state === 'withdrawn' ? reasons[below(4)]! : null, at: (at += (1 + below(20 * 24)) * hour) }))
    .filter((one) => one.at < now.getTime())
  const known = answeredAt !== null && answeredAt < now.getTime() ? answeredAt : null
  return {
    id: `0193aaaa-0000-7000-8000-${String(number).padStart(12, '0')}`,
    vacancy: number % 2 ? id.gardening('demo') : id.reading('demo'),
    createdAt,
    source: sources[below(5)]!,
    answeredAt: known,
    status: states.at(-1)?.state ?? 'new',
    states,
  }
}
const stories = Array.from({ length: 240 }, (_, number) => story(number))
const iso = (at: number | null) => at && new Date(at).toISOString()

beforeAll(async () => {
  await inDemo(async (tx) => {
    for (const one of stories)
      await sql`insert into applications (volunteer_center_id, id, vacancy_id, organization_id, user_id, guest_name, follow_code, submitted_by, status, consent_share_at, source, first_response_at, created_at,
          withdraw_reason)
        select ${demo}, ${one.id}, v.id, v.organization_id, null, 'Gast', ${one.id}, ${id.person('demo', 'coordinator')}, ${one.status}, now(), ${one.source}, ${iso(one.answeredAt)},
          ${iso(one.createdAt)}, ${one.states.at(-1)?.reason ?? null} from vacancies v where v.id = ${one.vacancy}`.execute(tx)
    await sql`delete from state_changes where subject = 'applications'`.execute(tx)
    for (const one of stories)
      for (const { state, reason, at } of [{ state: 'new', reason: null, at: one.createdAt }, ...one.states])
        await sql`insert into state_changes (volunteer_center_id, subject, subject_id, state, reason, at) values (${demo}, 'applications', ${one.id}, ${state}, ${reason}, ${iso(at)})`.execute(
          tx,
        )
  })
})

afterEach(async () => {
  for (const center of [demo, oldebroek])
    await db.inCenter(center, async (tx) => {
      await sql`delete from measure_atoms`.execute(tx)
      await sql`delete from measure_versions`.execute(tx)
    })
  await db.asWorker((tx) => sql`delete from jobs_done`.execute(tx))
})

const atomsOf = async (center = demo) =>
  await db.inCenter(center, async (tx) =>
    rowsOf(
      tx,
      {
        at: shown.text(`concat_ws(' ', a.measure, a.version, a.month, a.dimension, a.value_key)`),
        organization: orNull(shown.text('a.organization_id::text')),
        n: shown.number('a.n'),
        status: shown.text('a.status'),
      },
      (columns) => sql`select ${columns} from measure_atoms a order by a.measure, a.version, a.month, a.dimension, a.value_key, a.organization_id`,
    ),
  )
const count = async (name: MeasureName, month: string, center = demo) =>
  await db.inCenter(center, async (tx) => await countMonth(tx, name, countedMonth(center, month, now)))
const countsOf = async (name: MeasureName, month: string, dimension = '') =>
  Object.fromEntries(
    (await count(name, month))
      .filter((atom) => atom.dimension === dimension && atom.organizationId === null && atom.n > 0)
      .map(({ valueKey, n }) => [valueKey, n]),
  )

/** How many of each, without nothing. */
const tally = (keys: readonly string[]) => Object.fromEntries([...new Set(keys)].map((key) => [key, keys.filter((other) => other === key).length]))
const within = (month: string) => {
  const { begin, end } = momentsOf(month)
  return (at: number) => at >= Date.parse(begin) && at < Math.min(Date.parse(end), now.getTime())
}

test('counts of every month are what the lists hold: received by source and answer, states by month and reason', async () => {
  for (const month of monthsIn({ from: '2026-01-01', to: '2026-12-01' })) {
    const isIn = within(month)
    const received = stories.filter(({ createdAt }) => isIn(createdAt))
    expect(await countsOf('applications_received', month)).toEqual(received.length ? { '': received.length } : {})
    expect(await countsOf('applications_received', month, 'source')).toEqual(tally(received.map(({ source }) => source)))
    const days = (one: One) =>
      one.answeredAt === null ? (one.status === 'withdrawn' ? 'withdrawn' : 'none') : Math.floor((one.answeredAt - one.createdAt) / (24 * hour))
    const bucket = (one: One) => {
      const n = days(one)
      return typeof n === 'string' ? n : n <= 1 ? 'd0_1' : n <= 3 ? 'd2_3' : n <= 7 ? 'd4_7' : n <= 14 ? 'd8_14' : 'd15'
    }
    expect(await countsOf('applications_received', month, 'answer')).toEqual(tally(received.map(bucket)))
    for (const [name, state] of [
      ['applications_accepted', 'accepted'],
      ['applications_started', 'active'],
      ['applications_completed', 'completed'],
      ['applications_declined', 'declined'],
      ['applications_expired', 'expired'],
    ] as const) {
      const n = stories.filter(({ states }) => states.some((one) => one.state === state && isIn(one.at))).length
      expect([name, month, await countsOf(name, month)]).toEqual([name, month, n ? { '': n } : {}])
    }
    const withdrawn = stories.flatMap(({ states }) => states.filter((one) => one.state === 'withdrawn' && isIn(one.at)))
    expect(await countsOf('applications_withdrawn', month, 'withdraw')).toEqual(tally(withdrawn.map(({ reason }) => reason!)))
    const end = Math.min(Date.parse(momentsOf(month).end), now.getTime())
    const active = stories.filter(({ states }) => {
      const from = states.find(({ state }) => state === 'active')?.at
      const until = states.find(({ state }) => state === 'completed')?.at ?? Infinity
      return from !== undefined && from < end && until > Date.parse(momentsOf(month).begin)
    })
    expect(await countsOf('volunteers_active', month)).toEqual(active.length ? { '': active.length } : {})
  }
})

test('every dimension of every measure adds up to its total, and says nothing by a missing row', async () => {
  for (const name of measureNames) {
    const atoms = (await count(name, '2026-06-01')).filter(({ organizationId }) => organizationId === null)
    const total = atoms.find(({ dimension }) => dimension === '')!.n
    for (const dimension of measureOf(name).dimensions) {
      const cells = atoms.filter((atom) => atom.dimension === dimension)
      expect([name, dimension, cells.reduce((sum, { n }) => sum + n, 0)]).toEqual([name, dimension, total])
      expect(cells.length).toBeGreaterThan(1)
    }
  }
})

test('what an organization sees of its own is counted by itself', async () => {
  const atoms = (await count('applications_received', '2026-06-01')).filter(({ organizationId }) => organizationId !== null)
  const n = stories.filter(({ createdAt }) => within('2026-06-01')(createdAt)).length
  expect(atoms.filter(({ dimension }) => dimension === '')).toEqual([{ dimension: '', valueKey: '', organizationId: id.school('demo'), n }])
  expect(atoms.filter(({ dimension }) => dimension === 'answer').reduce((sum, one) => sum + one.n, 0)).toBe(n)
  expect([...new Set(atoms.map(({ dimension }) => dimension))].sort()).toEqual(['', 'answer'])
})

test('rolled twice there are the same rows, of the running month and the two before', async () => {
  await rollCenter(db, demo, now)
  const once = await atomsOf()
  await rollCenter(db, demo, now)
  expect(await atomsOf()).toEqual(once)
  expect([...new Set(once.map(({ at }) => at.split(' ')[2]))].sort()).toEqual(['2026-09-01', '2026-10-01', '2026-11-01'])
})

test('a month is final forty-five days after its end, and then stays', async () => {
  expect([isFinal('2026-09-01', now), isFinal('2026-10-01', now), isFinal('2026-10-01', new Date('2026-12-15T23:00:00Z'))]).toEqual([true, false, true])
  await rollCenter(db, demo, now)
  const before = (await atomsOf()).filter(({ at }) => at.includes('2026-09-01'))
  expect(before.every(({ status }) => status === 'final')).toBe(true)
  await inDemo((tx) => sql`update measure_atoms set n = n + 1 where month = '2026-09-01' and dimension = ''`.execute(tx))
  await rollCenter(db, demo, now)
  expect((await atomsOf()).filter(({ at, n }) => before.some((one) => one.at === at && one.n === n - 1)).length).toBeGreaterThan(0)
})

test('a month that no roll finished is counted again by the next, however late', async () => {
  await rollCenter(db, demo, new Date('2026-06-10T10:00:00Z'))
  await rollCenter(db, demo, now)
  expect((await atomsOf()).filter(({ at, status }) => at.includes('2026-06-01') && status !== 'final')).toEqual([])
})

test('the backfill twice leaves the same rows, goes on where it stopped and contradicts no final month silently', async () => {
  const lines: string[] = []
  const fill = async () => await backfillCenter(db, { centerId: demo, from: '2026-01-01', now, say: (line) => lines.push(line) })
  await fill()
  const once = await atomsOf()
  expect(lines.map((line) => line.split(': ')[1])).toEqual(Array.from({ length: 11 }, () => 'counted'))
  lines.length = 0
  await fill()
  expect(lines.every((line) => line.endsWith('counted before'))).toBe(true)
  await db.asWorker((tx) => sql`delete from jobs_done`.execute(tx))
  await fill()
  expect(await atomsOf()).toEqual(once)
  lines.length = 0
  await db.asWorker((tx) => sql`delete from jobs_done`.execute(tx))
  await inDemo((tx) =>
    sql`update measure_atoms set n = 999 where month = '2026-03-01' and measure = 'applications_received' and dimension = '' and organization_id is null`.execute(
      tx,
    ),
  )
  await fill()
  expect(lines.filter((line) => line.includes('fresh count'))).toHaveLength(1)
  expect(lines.find((line) => line.includes('fresh count'))).toContain('2026-03: applications_received is 999 and final')
})

test('the check finds what is stored and not true', async () => {
  await backfillCenter(db, { centerId: demo, from: '2026-01-01', now, say: () => {} })
  expect(await checkCenter(db, demo, now)).toEqual([])
  await inDemo((tx) =>
    sql`update measure_atoms set n = n + 1 where measure = 'applications_received' and dimension = '' and organization_id is null`.execute(tx),
  )
  const found = await checkCenter(db, demo, now)
  expect(found.map(({ measure, dimension }) => `${measure} ${dimension}`).sort()).toEqual(
    ['', 'answer', 'commitment', 'organization', 'source', 'theme', 'town'].map((dimension) => `applications_received ${dimension}`),
  )
  expect(await inDemo(async (tx) => await differencesOf(tx, demo, '2020-01-01', now))).toEqual([])
})

test('what happens in the night when the clock changes counts once, in the month it falls in', async () => {
  await inDemo(async (tx) => {
    // 25 October 2026, half past two, twice; and the last hour of October, which is November in UTC+0 only an hour later.
    for (const [number, at] of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-31T22:59:59Z', '2026-10-31T23:00:00Z'].entries())
      await sql`insert into state_changes (volunteer_center_id, subject, subject_id, state, at)
        values (${demo}, 'organizations', ${`0193bbbb-0000-7000-8000-${String(number).padStart(12, '0')}`}, 'approved', ${at})`.execute(tx)
  })
  const before = (await countsOf('organizations_approved', '2026-09-01'))[''] ?? 0
  expect((await countsOf('organizations_approved', '2026-10-01'))['']! - before).toBe(3)
  expect((await countsOf('organizations_approved', '2026-11-01'))['']! - (await countsOf('organizations_approved', '2026-10-01'))['']!).toBeGreaterThanOrEqual(
    1,
  )
  await inDemo((tx) => sql`delete from state_changes where subject_id::text like '0193bbbb%'`.execute(tx))
})

test('two centers do not mix', async () => {
  await rollCenter(db, oldebroek, now)
  expect((await atomsOf(oldebroek)).filter(({ at, n }) => at.includes('applications_received') && n > 0)).toEqual([])
  expect(await atomsOf()).toEqual([])
  const read = await readPublished(db, demo, { names: ['vacancies_open'], from: '2026-09-01', to: '2026-12-01', dimension: null, organizationId: null })
  expect(read.get('vacancies_open')).toEqual([])
})

test('a new version is read once it has every month of the old one', async () => {
  const version = async () =>
    (
      await inDemo(async (tx) =>
        rowsOf(tx, { version: shown.number('v.version') }, (columns) => sql`select ${columns} from measure_versions v where v.measure = 'accounts_new'`),
      )
    )[0]!.version
  await rollCenter(db, demo, now)
  const add = async (month: string) =>
    await inDemo((tx) =>
      sql`insert into measure_atoms (volunteer_center_id, measure, version, month, n, status) values (${demo}, 'accounts_new', 2, ${month}, 7, 'provisional')`.execute(
        tx,
      ),
    )
  await add('2026-11-01')
  await rollCenter(db, demo, now)
  expect(await version()).toBe(1)
  await add('2026-10-01')
  await add('2026-09-01')
  await rollCenter(db, demo, now)
  expect(await version()).toBe(2)
  const read = await readPublished(db, demo, { names: ['accounts_new'], from: '2026-09-01', to: '2026-12-01', dimension: null, organizationId: null })
  expect(read.get('accounts_new')!.map(({ version: one, total }) => [one, total.value])).toEqual([
    [2, 7],
    [2, 7],
    [2, 7],
  ])
})

test('what is read of a month is what may be published: no people below five, one dimension', async () => {
  await backfillCenter(db, { centerId: demo, from: addMonths('2026-11-01', -10), now, say: () => {} })
  const read = await readPublished(db, demo, { names: measureNames, from: '2026-01-01', to: '2026-12-01', dimension: 'source', organizationId: null })
  for (const [name, months] of read)
    for (const { total, distributions } of months) {
      expect(Object.keys(distributions)).toEqual(name === 'applications_received' ? ['source'] : [])
      if (measureOf(name).countsPeople) expect(total.value === null || total.value >= 5).toBe(true)
      for (const { value } of distributions['source']?.values() ?? []) expect(value === null || value % 5 === 0).toBe(true)
    }
  const own = await readPublished(db, demo, {
    names: ['applications_received'],
    from: '2026-06-01',
    to: '2026-07-01',
    dimension: 'answer',
    organizationId: id.club('demo'),
  })
  expect(own.get('applications_received')).toMatchObject([{ total: { value: null, low: 0, high: 4 }, distributions: { answer: null } }])
})
