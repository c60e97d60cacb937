import { expect, test } from 'vitest'
import { measureNames } from '#features/measures/measures.ts'
import { readAsked } from './asked.ts'
import { offeredMeasures, readReportChoice } from './report-choice.ts'

const read = (query: string, isOwn = false) => readReportChoice(`https://x.example/analytics/index-2?${query}`, isOwn)

test('without a choice a town gets what it asks for each year, by theme', () => {
  expect(read('')).toMatchObject({ dimension: 'theme' })
  expect(read('').names).toContain('volunteers_active')
  expect(read('', true)).toMatchObject({ dimension: 'answer' })
  expect(read('', true).names).not.toContain('volunteers_active')
})

test('what is chosen is shown; what does not exist, fit or belong to the reader is left out', () => {
  expect(read('m=accounts_new&by=language')).toEqual({ names: ['accounts_new'], dimension: 'language' })
  expect(read('m=accounts_new&by=theme')).toEqual({ names: ['accounts_new'], dimension: null })
  expect(read('m=accounts_new&m=page_views&m=accounts_new&by=')).toEqual({ names: ['accounts_new'], dimension: null })
  expect(read('m=accounts_new', true).names).toEqual(read('', true).names)
  expect(read('m=applications_received&by=theme', true).dimension).toBe(null)
})

test('whatever is chosen can be asked of the API', () => {
  for (const isOwn of [false, true])
    for (const name of [...measureNames, '__proto__', 'constructor'])
      for (const by of ['', 'theme', 'answer', 'close', 'toString']) {
        const { names, dimension } = read(`m=${name}&m=${measureNames.join('&m=')}&by=${by}`, isOwn)
        expect(offeredMeasures(isOwn)).toEqual(expect.arrayContaining([...names]))
        const organization = isOwn ? { organization_id_eq: '01930001-0000-7000-8000-000000000010' } : {}
        expect(
          readAsked({ from_gteq: '2026-01-01', to_lt: '2026-02-01', metric_in: names.join(), dimension: dimension ?? '', ...organization }),
        ).toHaveProperty('asked')
      }
})
