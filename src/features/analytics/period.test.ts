import { expect, test } from 'vitest'
import { monthsBetween } from '#features/measures/months.ts'
import { periodCodes, readPeriod } from './period.ts'

const running = '2026-11-01'
const read = (query: string, now = running) => readPeriod(`https://x.example/analytics?${query}`, now)
const months = ({ from, to }: { from: string; to: string }) => `${from.slice(0, 7)} ${to.slice(0, 7)}`

test.each([
  ['', '2025-11 2026-11'],
  ['period=12m', '2025-11 2026-11'],
  ['period=year', '2026-01 2026-11'],
  ['period=last-year', '2025-01 2026-01'],
  ['period=quarter', '2026-07 2026-10'],
  ['period=month', '2026-10 2026-11'],
  ['period=week', '2025-11 2026-11'],
  ['from=2026-01&to=2026-03', '2026-01 2026-04'],
])('%j is %s', (query, whole) => expect(months(read(query).whole)).toBe(whole))

test('the first quarter is compared with the one before, or with that of last year: as many whole months', () => {
  expect(months(read('period=quarter', '2026-02-01').whole)).toBe('2025-10 2026-01')
  expect(months(read('period=quarter').compared)).toBe('2026-04 2026-07')
  expect(months(read('period=quarter&compare=year').compared)).toBe('2025-07 2025-10')
  for (const code of periodCodes)
    for (const comparison of ['before', 'year']) {
      const { whole, compared } = read(`period=${code}&compare=${comparison}`)
      expect(monthsBetween(compared)).toBe(monthsBetween(whole))
    }
})

test('the running month is shown where the period reaches it, and is in no sum', () => {
  expect([months(read('').shown), months(read('').whole)]).toEqual(['2025-11 2026-12', '2025-11 2026-11'])
  expect(months(read('period=last-year').shown)).toBe('2025-01 2026-01')
})

test('borders that are no months become the nearest whole ones, and that is said', () => {
  expect(read('from=2026-01-15&to=2026-03-10')).toMatchObject({ whole: { from: '2026-01-01', to: '2026-04-01' }, isRounded: true, code: null })
  expect(read('from=2020-01&to=2026-10')).toMatchObject({ whole: { from: '2024-11-01', to: '2026-11-01' }, isRounded: true })
  expect(read('from=2026-09&to=2027-09')).toMatchObject({ whole: { from: '2026-09-01', to: '2026-11-01' }, isRounded: true })
  expect(read('from=2026-09&to=2026-02')).toMatchObject({ whole: { from: '2026-02-01', to: '2026-03-01' }, isRounded: true })
  expect(read('from=2026-01&to=2026-03').isRounded).toBe(false)
})

test.each(['from=x&to=y', 'from=2026-13&to=2026-14', 'from=2026-01', 'from=<b>&to=2026-01', 'from=2026-01-99x&to=2026-03', 'period=&from=&to='])(
  '%j is the usual period',
  (query) => expect(read(query)).toMatchObject({ code: '12m', isRounded: false }),
)
