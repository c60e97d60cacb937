import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { findJudge } from '#src/testing/judges.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

vi.setConfig({ testTimeout: 90_000 })
const { app, call, get, as, db } = await startTestApp({ jobs: true })
const pdftotext = findJudge('pdftotext', '-v')
const [wim, marijke, fatima] = await Promise.all(['coordinator', 'lid', 'vrijwilliger'].map(async (name) => ({ headers: await as(`${name}@demo.example`) })))

type Who = { headers: Record<string, string> }
const begin = async (who: Who, filters: object, format = 'csv') =>
  await call('POST', '/api/v1/exports', { ...who, body: { data: { type: 'exports', attributes: { resource: 'analytics', filters, format } } } })
/** The address of the file, when it has been made. */
const made = async (who: Who, filters: object, format?: string) => {
  const begun = await begin(who, filters, format)
  if (begun.status !== 202) throw new Error(begun.text)
  return await vi.waitFor(
    async () => {
      const { attributes } = (await get(`/api/v1/exports/${begun.body.data.id}`, who)).body.data
      if (attributes.status === 'running') throw new Error('still running')
      return attributes.url as string
    },
    { timeout: 60_000, interval: 25 },
  )
}
const take = async (who: Who, filters: object) => {
  const file = await get(await made(who, filters), who)
  return { file, rows: parse(file.text, { delimiter: ';', bom: true, columns: true }) as Record<string, string>[] }
}
const filters = { from_gteq: '2026-08-01', to_lt: '2026-10-01', metric_in: 'applications_received' }

const atom = async (month: string, dimension: string, key: string, n: number, organization: string | null = null) =>
  await db.inCenter(id.center('demo'), async (tx) => {
    await sql`insert into measure_versions values (${id.center('demo')}, 'applications_received', 1) on conflict do nothing`.execute(tx)
    await sql`insert into measure_atoms (volunteer_center_id, measure, version, month, dimension, value_key, organization_id, n, status)
      values (${id.center('demo')}, 'applications_received', 1, ${month}, ${dimension}, ${key}, ${organization}, ${n}, 'final')`.execute(tx)
  })
for (const [key, n] of [
  ['', 46],
  ['web', 37],
  ['paper', 9],
  ['partner', 0],
  ['widget', 0],
] as const)
  await atom('2026-08-01', key && 'source', key, n)
for (const [key, n] of [
  ['', 3],
  ['web', 3],
] as const)
  await atom('2026-09-01', key && 'source', key, n)
await atom('2026-08-01', '', '', 12, id.school('demo'))

test('the report of the town is a file of what may be known, with what is hidden and why, and how it was counted', async () => {
  const { file, rows } = await take(wim!, { ...filters, dimension: 'source' })
  expect(file.headers['content-disposition']).toBe('attachment; filename="cijfers.csv"')
  const line = (at: number) => [
    rows[at]!['Maand'],
    rows[at]!['Verdeling'],
    rows[at]!['Waarde'],
    rows[at]!['Aantal'],
    rows[at]!['Minstens'],
    rows[at]!['Hoogstens'],
    rows[at]!['Opmerking'],
  ]
  expect(rows.map((_, at) => line(at))).toEqual([
    ['2026-08', '', '', '46', '46', '46', ''],
    ['2026-08', 'Langs welke weg', 'Op deze site', '35', '33', '37', ''],
    ['2026-08', 'Langs welke weg', 'Op de site van een ander', '', '0', '4', 'minder dan 5, niet getoond'],
    ['2026-08', 'Langs welke weg', 'Via een partner', '', '0', '4', 'minder dan 5, niet getoond'],
    ['2026-08', 'Langs welke weg', 'Zonder e-mail', '10', '8', '12', ''],
    ['2026-09', '', '', '', '0', '4', 'minder dan 5, niet getoond'],
    ['2026-09', 'Langs welke weg', '', '', '0', '4', 'te klein voor deze verdeling'],
  ])
  expect([rows[0]!['Versie'], rows[0]!['Status'], rows[0]!['Zo tellen wij']]).toEqual(['1', 'definitief', expect.stringMatching(/^Aanvragen die/)])
})

test('a member takes the counts of the own organization, whatever is asked; nobody else may', async () => {
  const { rows } = await take(marijke!, filters)
  expect(rows.map((row) => row['Aantal'])).toEqual(['12', ''])
  expect((await begin(marijke!, { ...filters, organization_id_eq: id.school('oldebroek') })).status).toBe(403)
  expect((await begin(marijke!, { ...filters, dimension: 'theme' })).status).toBe(400)
  expect((await begin(wim!, { ...filters, organization_id_eq: id.school('demo') })).status).toBe(403)
  expect((await begin(fatima!, filters)).status).toBe(403)
})

test.each([
  [{}],
  [{ ...filters, from_gteq: '2026-08-02' }],
  [{ ...filters, weather: 'x' }],
  [{ ...filters, metric_in: ['page_views'] }],
  [{ ...filters, to_lt: null }],
])('%j is refused at the filters', async (wrong) => {
  const { status, body } = await begin(wim!, wrong)
  expect([status, body.errors[0].source?.pointer]).toEqual([400, '/data/attributes/filters'])
})

test('a member may export nothing else', async () => {
  const answer = await call('POST', '/api/v1/exports', { ...marijke!, body: { data: { type: 'exports', attributes: { resource: 'vacancies' } } } })
  expect(answer.status).toBe(403)
})

test('the same is made as a PDF for people, of the same numbers, and of nothing else', async () => {
  const url = await made(wim!, { ...filters, dimension: 'source' }, 'pdf')
  const { statusCode, headers, rawPayload } = await app.inject({ url, headers: { host: 'demo.localhost', ...wim!.headers } })
  expect([statusCode, headers['content-type'], headers['content-disposition']]).toEqual([200, 'application/pdf', 'attachment; filename="verslag.pdf"'])
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  if (pdftotext) {
    const text = pdftotext(['-layout', '-', '-'], rawPayload).normalize('NFC').replaceAll(/\s+/g, ' ')
    for (const part of [
      'Vrijwilligerswerk in demo',
      'Over augustus 2026 tot en met september 2026',
      '46 tot 50',
      'Op deze site 35',
      'minder dan 5 per maand',
      'Versie 1.',
    ])
      expect.soft([part, text.includes(part)]).toEqual([part, true])
  }
  const own = await app.inject({ url: await made(marijke!, filters, 'pdf'), headers: { host: 'demo.localhost', ...marijke!.headers } })
  if (pdftotext) expect(pdftotext(['-', '-'], own.rawPayload)).toContain('De Brug')
  const other = await call('POST', '/api/v1/exports', { ...wim!, body: { data: { type: 'exports', attributes: { resource: 'vacancies', format: 'pdf' } } } })
  expect([other.status, other.body.errors[0].source.pointer]).toEqual([422, '/data/attributes/format'])
  expect((await begin(fatima!, filters, 'pdf')).status).toBe(403)
})
