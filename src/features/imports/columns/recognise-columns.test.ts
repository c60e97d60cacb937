import { expect, test } from 'vitest'
import { kinds } from '#features/imports/kinds/kinds.ts'
import { plainHead, recogniseColumns } from './columns.ts'

test('heads that a list from outside brings find no column of ours by accident', () => {
  const hostile = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '=cmd|calc',
    "'; drop table organizations; --",
    '<script>',
    '\u202ema\u202c',
    '',
    '🙂',
  ]
  expect(recogniseColumns(kinds.organizations.columns, hostile)).toEqual({})
  expect(recogniseColumns(kinds.users.columns, hostile)).toEqual({})
  expect(recogniseColumns(kinds.vacancies.columns, hostile)).toEqual({})
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  expect(recogniseColumns(kinds.organizations.columns, ['__proto__', '  NÁÁM  ', 'naam', 'K.v.K.'])).toEqual({ name: 1, kvkNumber: 3 })
})

test.each([['a'], [' '], ['\u0345'], ['e\u0301'], ['-'], ['🙂'], ['\ud800']])(
  'of a head of %j on and on only the first hundred signs are looked at',
  (sign) => {
    expect(plainHead(sign.repeat(1_000_000))).toBe(plainHead(sign.repeat(1_000_000).slice(0, 100)))
    expect(plainHead(sign.repeat(1_000_000)).length).toBeLessThanOrEqual(100)
  },
)
