import { describe, expect, test } from 'vitest'
import { NoTable, readPostcodeTable } from './postcode-table.ts'

const head = 'postcode;place;municipality;latitude;longitude\n'
const read = async (text: string | Buffer, size = 7) => {
  const bytes = Buffer.from(text as string)
  return await readPostcodeTable(Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, (at + 1) * size)))
}
const refusal = async (text: string | Buffer) =>
  await read(text, 4096).then(
    () => null,
    (error: unknown) => (error instanceof NoTable ? [error.code, ...error.columns] : error),
  )

describe('a table of postcodes', () => {
  test.each([1, 7, 64, 4096])('is the same in pieces of %i bytes: full postcodes become one area in their middle', async (size) => {
    const table = 'place;Postcode;extra;latitude;longitude;municipality\n"Zutphen";7201 AB;"a;""b""";52,1;6,2;Zutphen\r\nZutphen;7201ac;;52,2;6,3;Zutphen\n\n'
    expect(await read(table, size)).toEqual({ areas: [['7201', 'Zutphen', 'Zutphen', 52.15, 6.25]], lines: 2, faults: [], faultCount: 0 })
  })

  test.each([
    ['commas', 'postcode,place,municipality,latitude,longitude\n9001,Grou,Leeuwarden,53.1,5.8\n'],
    ['tabs', 'postcode\tplace\tmunicipality\tlatitude\tlongitude\n9001\tGrou\tLeeuwarden\t53.1\t5.8\n'],
    ['a mark of its encoding', `\ufeff${head}9001;Grou;Leeuwarden;53.1;5.8\n`],
    ['a line that names the separator', `sep=;\n${head}9001;Grou;Leeuwarden;53.1;5.8\n`],
    ['no line end behind the last line', `${head}9001;Grou;Leeuwarden;53.1;5.8`],
  ])('may have %s', async (_what, text) => {
    expect((await read(text)).areas).toEqual([['9001', 'Grou', 'Leeuwarden', 53.1, 5.8]])
  })

  test('may come from Excel, in its own encoding', async () => {
    const table = Buffer.from(`${head}8601;Sneek;Súdwest-Fryslân;53,03;5,66\n`, 'latin1')
    expect((await read(table)).areas).toEqual([['8601', 'Sneek', 'Súdwest-Fryslân', 53.03, 5.66]])
  })

  test.each([1, 7, 4096])('may be Unicode text of Excel, with the line ends of an old Mac, in pieces of %i bytes', async (size) => {
    const table = Buffer.from(`\ufeffsep=\t\r${head.trim().replaceAll(';', '\t')}\r8601\tSneek\tSúdwest-Fryslân\t53,03\t5,66\r860\tx\ty\t1\t2\r`, 'utf16le')
    const { areas, faults } = await read(table, size)
    expect([areas, faults]).toEqual([[['8601', 'Sneek', 'Súdwest-Fryslân', 53.03, 5.66]], [{ line: 4, code: 'bad_postcode', value: '860' }]])
  })
})

describe('what is wrong', () => {
  test('is told line by line, as a person counts them', async () => {
    const lines = [
      '720;Zutphen;Zutphen;52,1;6,2',
      '7201;;Zutphen;52,1;6,2',
      '7201;Zutphen;;52,1;6,2',
      '',
      '7201;Zutphen;Zutphen;;6,2',
      '7201;Zutphen;Zutphen;52,1;62',
    ]
    const { faults, faultCount, lines: good } = await read(`${head}${lines.join('\n')}\n`)
    expect([faultCount, good]).toEqual([5, 0])
    expect(faults).toEqual([
      { line: 2, code: 'bad_postcode', value: '720' },
      { line: 3, code: 'no_place', value: '' },
      { line: 4, code: 'no_municipality', value: '' },
      { line: 6, code: 'bad_latitude', value: '' },
      { line: 7, code: 'bad_longitude', value: '62' },
    ])
  })

  test('is counted to the end, and told of the first fifty', async () => {
    const { faults, faultCount } = await read(`${head}${'x;y;z;1;2\n'.repeat(80)}`, 4096)
    expect([faults.length, faultCount]).toEqual([50, 80])
  })

  test('of a file that was fetched halfway is its last line', async () => {
    expect((await read(`${head}7201;Zutphen;Zutphen;52,1;6,2\n7202;Zutp`)).faults).toEqual([{ line: 3, code: 'cut_off', value: '7202;Zutp' }])
  })

  test.each([
    ['no line', '', ['no_lines']],
    ['only the names of its columns', head, ['no_lines']],
    ['other columns', 'pc6;woonplaats;gemeente;latitude;longitude\n7201AB;Zutphen;Zutphen;52;6\n', ['missing_columns', 'postcode', 'place', 'municipality']],
    ['a spreadsheet in it', Buffer.from('PK\u0003\u0004[Content_Types].xml'), ['not_text']],
    ['a picture in it', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13]), ['not_text']],
    ['one line without an end', 'x'.repeat(100_000), ['not_text']],
  ])('of a file with %s is the file', async (_what, text, problem) => {
    expect(await refusal(text)).toEqual(problem)
  })
})

test('a whole country is read in short turns: nothing else waits for it', { timeout: 120_000 }, async () => {
  const line = (at: number) => `${1000 + (at % 4000)}${String.fromCharCode(65 + (at % 26))}A;Zutphen;Zutphen;52,${100 + (at % 800)};6,${100 + (at % 800)}\n`
  const bytes = Buffer.from(head + Array.from({ length: 450_000 }, (_, at) => line(at)).join(''))
  let turns = 0
  let isRead = false
  const beside = (async () => {
    while (!isRead) {
      await new Promise(setImmediate)
      turns += 1
    }
  })()
  const { areas, lines, faultCount } = await readPostcodeTable([bytes])
  isRead = true
  await beside
  expect([areas.length, lines, faultCount]).toEqual([4000, 450_000, 0])
  // Read in one go it would have none. A slow machine has more of them, since each piece of work lasts a few milliseconds.
  expect(turns).toBeGreaterThan(10)
})
