import { setImmediate as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportQuestions } from '#features/imports/model/import.ts'
import { limits } from '#features/imports/model/states.ts'
import { findEncoding } from '#kernel/csv/find-encoding.ts'
import { CsvProblem, delimiterOf, recordsOf } from '#kernel/csv/read-csv.ts'
import { textOf } from '#kernel/csv/text-encoding.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { putPart, rowsOf, waitForImport } from '#features/imports/server/testing.ts'

/** The rows of a file that arrives in chunks of `size` bytes, or the code of its problem. */
async function rowsIn(file: Buffer, size = 4096, took: (bytes: number) => void = () => {}): Promise<string[][] | string> {
  const pieces = async function* () {
    for (let start = 0; start < file.length; start += size) {
      took(size)
      yield file.subarray(start, start + size)
      await pause()
    }
  }
  const rows: string[][] = []
  try {
    const { encoding } = await findEncoding(pieces())
    for await (const cells of recordsOf(textOf(pieces(), encoding), delimiterOf(file.subarray(0, 4096).toString('latin1')), limits)) rows.push(cells)
    return rows
  } catch (error) {
    if (error instanceof CsvProblem) return error.code
    throw error
  }
}

/** Text that breaks parsers of tables, besides random bytes. */
const nasty = fc.oneof(
  fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from(bytes)),
  fc.string({ unit: 'binary', maxLength: 40 }).map((text) => Buffer.from(text)),
  fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => Buffer.from(text, 'latin1')),
  fc
    .constantFrom('"', '""', ';', ',', '\t', '|', '\r', '\n', '\r\n', '\0', '\ufeff', 'sep=;\n', '=1+1', "'=1", 'e\u0301', '\u202e', 'naam')
    .map((text) => Buffer.from(text)),
  fc.constantFrom([0xed, 0xa0, 0x80], [0xed, 0xbf, 0xbf], [0xff, 0xfe], [0xc3], [0x80], [0xf0, 0x9f]).map((bytes) => Buffer.from(bytes)),
  fc
    .record({ sign: fc.constantFrom('x', '"', ';', '\u0301', '\0', '\n', '";'), times: fc.constantFrom(49, 50, 51, 999, 1001, 16_001, 100_000) })
    .map(({ sign, times }) => Buffer.from(sign.repeat(times))),
)
const file = fc.array(nasty, { maxLength: 30 }).map((pieces) => Buffer.concat(pieces))

const codes = ['too_many_columns', 'row_too_long', 'unreadable']

test('whatever bytes come, they are rows that can be kept, or it is said why not', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(file, async (bytes) => {
      const rows = await rowsIn(bytes)
      if (typeof rows === 'string') {
        expect(codes).toContain(rows)
        return
      }
      for (const cells of rows) {
        expect(cells.length).toBeGreaterThan(0)
        expect(cells.length).toBeLessThanOrEqual(limits.columns)
        for (const cell of cells) {
          expect(cell.length).toBeLessThanOrEqual(limits.rowLetters)
          expect([cell.isWellFormed(), cell.includes('\0'), cell === cell.trim()]).toEqual([true, false, true])
        }
      }
    }),
    { numRuns: 300 },
  )
})

test('where a file is cut into pieces makes no difference', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(file, fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
      const start = bytes.subarray(0, 3000)
      expect(await rowsIn(start, size)).toEqual(await rowsIn(start))
    }),
    { numRuns: 100 },
  )
})

test.each([
  ['signs between columns', ';', 'too_many_columns'],
  ['empty cells in quotes', '"";', 'too_many_columns'],
  ['quotes', '"', 'row_too_long'],
  ['letters', 'x', 'row_too_long'],
])('ten million bytes of %s are refused within the first pieces', async (_name, sign, problem) => {
  let read = 0
  const bytes = Buffer.alloc(10_000_000, sign)
  expect(await rowsIn(bytes, 4096, (size) => (read += size))).toBe(problem)
  expect(read - bytes.length).toBeLessThan(200_000) // read once for its encoding, and then not to the end
})

test('empty columns behind the last one are no columns', async () => {
  expect(await rowsIn(Buffer.from(`Naam;Plaats${';'.repeat(300)}\nToneel;Zutphen${';'.repeat(300)}\n${';'.repeat(301)}\n`))).toEqual([
    ['Naam', 'Plaats'],
    ['Toneel', 'Zutphen'],
  ])
})

test('sent to the site they are refused, or become rows of which each is right or is told what is wrong', { timeout: 300_000 }, async () => {
  const app = await startTestApp({ jobs: true })
  const sanne = { headers: await app.as('centerbeheerder@demo.example') }
  const ends = new Set<string>()
  /** Takes what looks likely, as who presses on does. */
  const answerFirst = async (id: string, { encoding, headRow }: ImportQuestions) => {
    const attributes = { ...(encoding && { encoding: encoding[0]!.encoding }), ...(headRow && { headRow: headRow.find(({ isLikely }) => isLikely)!.row }) }
    expect((await app.call('PATCH', `/api/v1/imports/${id}`, { ...sanne, body: { data: { type: 'imports', id, attributes } } })).status).toBe(200)
    return await waitForImport(app, sanne, id)
  }
  for (const [at, bytes] of fc.sample(file, { numRuns: 25, seed: 9 }).entries()) {
    const [kind, head] = at % 2 ? ['users', 'Voornaam;Achternaam;E-mail;Telefoon;Rol\n'] : ['organizations', 'Naam;KvK;Postcode;Plaats;E-mail\n']
    const made = await app.call('POST', '/api/v1/imports', { ...sanne, body: { kind, fileName: 'lijst.csv' } })
    const id: string = made.body.data.id
    const part = await putPart(app, sanne, id, 0, Buffer.concat([Buffer.from(head!), bytes]))
    expect([200, 422]).toContain(part.status)
    if (part.status === 422) {
      ends.add(part.body.errors[0].code)
      continue
    }
    expect((await app.call('PUT', `/api/v1/imports/${id}/read`, sanne)).status).toBe(200)
    const asked = await waitForImport(app, sanne, id)
    const { status, problem } = asked.status === 'unmapped' ? await answerFirst(id, asked.questions) : asked
    ends.add(problem ?? status)
    if (status !== 'ready') continue
    for (const { outcome, faults } of await rowsOf(app, sanne, id)) expect(Object.keys(faults).length > 0).toBe(outcome === 'bad')
    expect((await app.get(`/api/v1/imports/${id}/bad_rows`, sanne)).status).toBe(200)
  }
  expect(ends.has('ready')).toBe(true)
  expect([...ends].filter((end) => ![...codes, 'no_rows', 'not_csv', 'ready'].includes(end))).toEqual([])
})
