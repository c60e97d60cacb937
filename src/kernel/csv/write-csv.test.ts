import fc from 'fast-check'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { csvLine, plainCell } from './write-csv.ts'

test.each([
  '=1+1',
  '+31 6',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '＝1',
  '＋1',
  '－1',
  '＠x',
  '\u200b=1',
  '\u00ad=1',
  '\ufeff=1',
  ' \u200f\u2066=1',
  '\u2800=1',
  '\u3164=1',
  '\ufe0f=1',
  '\u{e0001}=1',
  '\u0085=1',
  '\u180e=1',
  '\u034f=1',
  '−1',
  '﹦1',
  `${'\u200b'.repeat(300)}=1`,
])('%j is no formula', (cell) => {
  expect(csvLine([cell], ';')).toBe(`"'${cell}"\r\n`)
  expect(plainCell(`'${cell}`)).toBe(cell)
})

test('quotes and line ends stay within their cell', () => {
  expect(csvLine(['a "b"; c', 'd\r\ne', 7, null], ',')).toBe('"a ""b""; c","d\r\ne","7",""\r\n')
})

test('whatever cells are written are read back', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.string({
          unit: fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }), fc.constantFrom('=', '@', ' ', '\u200b', '\u00ad', "'", '\ufeff')),
          maxLength: 30,
        }),
        { minLength: 1, maxLength: 6 },
      ),
      fc.constantFrom(';' as const, ',' as const),
      (cells, delimiter) => {
        const [read] = parse(csvLine(cells, delimiter), { delimiter, record_delimiter: '\r\n' }) as string[][]
        expect(read!.map((cell, at) => (cell === cells[at] ? cell : plainCell(cell)))).toEqual(cells)
        for (const cell of read!) expect(/^[\s\p{C}\p{DI}]*[=+\-@]/u.test(cell)).toBe(false)
      },
    ),
  )
})
