import { expect, test } from 'vitest'
import { readBackfillAnswers } from './backfill-answers.ts'

const center = '01930001-0000-7000-8000-000000000001'

test('a month, and a center if one is meant', () => {
  expect(readBackfillAnswers(['--from', '2025-01'])).toEqual({ from: '2025-01-01', center: null })
  expect(readBackfillAnswers(['--from=2025-01', '--center', center])).toEqual({ from: '2025-01-01', center })
})

test.each([
  [[]],
  [['--from', '2025']],
  [['--from', '2025-13']],
  [['--from', '2025-01-01']],
  [['--from', '2025-01', '--center', 'ede']],
  [['--form', '2025-01']],
  [['2025-01']],
])('%j is answered with how to say it', (args) => expect(readBackfillAnswers(args)).toEqual({ fault: expect.stringContaining('--from 2025-01') }))
