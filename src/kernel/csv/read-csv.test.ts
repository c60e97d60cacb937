import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delimiterOf, recordsOf } from './read-csv.ts'

const limits = { rowLetters: 1000, columns: 50, emptyColumns: 1000 }
async function* chunksOf(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size)
}
const read = async (text: string, size = 7) => await Array.fromAsync(recordsOf(chunksOf(text, size), delimiterOf(text), limits))

describe('a delimiter', () => {
  test.each([
    ['Naam;Plaats\na, b, c;d', ';'],
    ['Naam,Plaats\n"a;b;c",d', ','],
    ['Naam\tPlaats\nSamen koken, eten; wassen\tZutphen', '\t'],
    ['a;b;c\n1,5;2,5;3,5\n2,5;3,5;4,5', ';'],
    ['Ledenlijst, stand van 3 maart, voorlopig\n\nNaam;Plaats\na;b\nc;d', ';'],
    ['Naam', ';'],
    ['', ';'],
    ['sep=,\na;b;c\n', ','],
    ['"sep=|"\r\na;b', '|'],
    ['SEP=:\na:b', ':'],
    ['sep=\t\na;b', '\t'],
  ])('of %j is %j', (text, delimiter) => {
    expect(delimiterOf(text)).toBe(delimiter)
  })
})

describe('a table', () => {
  test.each([';', ',', '\t', '|', ':'])('loses the line that names %j as its delimiter, wherever it is cut', async (sign) => {
    for (const line of [`sep=${sign}\r\n`, `sep=${sign}\r`, `"sep=${sign}"\n`, `sep=${sign}${sign === ';' ? ';;' : ''}\n`])
      for (const size of [1, 6, 7, 100])
        expect(await read(`${line}Naam${sign}Plaats\nx${sign}y`, size)).toEqual([
          ['Naam', 'Plaats'],
          ['x', 'y'],
        ])
  })

  test('that is only such a line is empty', async () => {
    for (const size of [1, 100]) expect(await read('sep=;', size)).toEqual([])
  })

  test('has a cell that begins like such a line', async () => {
    expect(await read('sep=kolom;x\n1;2')).toEqual([
      ['sep=kolom', 'x'],
      ['1', '2'],
    ])
  })

  test('never joins rows, whatever ends its lines', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', 'ë', ' ', '"', '\n', '\r', ';'), minLength: 1, maxLength: 6 }).map((text) => `x${text}x`)
    return fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.array(cell, { minLength: 2, maxLength: 3 }), fc.constantFrom('\r\n', '\n', '\r')), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        async (rows, size) => {
          const text = rows.map(([cells, end]) => cells.map((one) => `"${one.replaceAll('"', '""')}"`).join(';') + end).join('')
          expect(await Array.fromAsync(recordsOf(chunksOf(text, size), ';', limits))).toEqual(
            rows.map(([cells]) => cells.map((one) => one.replaceAll(/\r\n?/g, '\n'))),
          )
        },
      ),
    )
  })
})
