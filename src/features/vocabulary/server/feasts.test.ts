import { expect, test } from 'vitest'
import { feastAt, feasts, nextPeriod } from './feasts.ts'

const when = (name: string, today: string) => nextPeriod(feastAt(name.split(' '), 0)!.feast, today)

test.each([
  ['pasen', '2026-01-10', ['2026-04-02', '2026-04-06']],
  ['pasen', '2026-04-07', ['2027-03-25', '2027-03-29']],
  ['hemelvaart', '2027-01-01', ['2027-05-06', '2027-05-09']],
  ['moederdag', '2026-01-01', ['2026-05-10', '2026-05-10']],
  ['burendag', '2026-01-01', ['2026-09-26', '2026-09-26']],
  ['nldoet', '2026-01-01', ['2026-03-13', '2026-03-14']],
  // A holiday over the turn of the year is still this one in January.
  ['kerstvakantie', '2027-01-02', ['2026-12-18', '2027-01-04']],
  ['king s day', '2026-11-26', ['2027-04-26', '2027-04-27']],
])('%s, asked on %s, is %j', (name, today, period) => expect(when(name, today)).toEqual(period))

test('the longest name counts, and none is shared', () => {
  expect(feastAt(['eerste', 'kerstdag'], 0)).toMatchObject({ length: 2 })
  const names = feasts.flatMap(({ names }) => names.split(', '))
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
