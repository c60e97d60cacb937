import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { drawInChild } from '#kernel/pdf/server/draw-in-child.ts'
import { paperColorsOf } from '#features/badges/paper/paper-colors.ts'
import { defaultTheme } from '#features/settings/colors/theme.ts'
import type { PaperCell, PaperColumn, ReportFacts } from '#features/analytics/report-facts.ts'
import { findJudge } from '#src/testing/judges.ts'

const poppler = { info: findJudge('pdfinfo', '-v'), text: findJudge('pdftotext', '-v'), picture: findJudge('pdftoppm', '-v') }
const qpdf = findJudge('qpdf')
const folder = mkdtempSync(join(tmpdir(), 'report-'))
afterAll(() => rmSync(folder, { recursive: true }))

const hidden: PaperCell = { text: '·', said: 'minder dan 5 per maand' }
const counted = (first: string, ...others: string[]): PaperColumn[] => [
  { head: first, share: 0.4 },
  ...others.map((head) => ({ head, share: 0.6 / others.length, isNumber: true })),
]
const ede: ReportFacts = {
  locale: 'nl',
  name: 'Vrijwilligerspunt Ede',
  title: 'Vrijwilligerswerk in Ede',
  months: 'Over januari 2026 tot en met maart 2026',
  day: '3 april 2026',
  sentence: '46 keer bood iemand zich aan. 21 keer ging iemand aan de slag.',
  tables: [
    {
      title: 'Alles bij elkaar',
      columns: [
        { head: 'Wat', share: 0.3 },
        { head: 'Aantal', share: 0.13, isNumber: true },
        { head: 'Vergeleken met oktober 2025 tot en met december 2025', share: 0.31 },
        { head: 'Status', share: 0.26 },
      ],
      rows: [
        [{ text: 'Aanvragen' }, { text: '46' }, { text: '12% meer dan ervoor' }, { text: 'definitief' }],
        [{ text: 'Gestart' }, hidden, { text: 'Niet te vergelijken' }, { text: 'voorlopig' }],
      ],
      notes: [],
    },
    {
      title: 'Naar thema',
      columns: counted('Thema', 'Aanvragen', 'Gestart'),
      rows: [
        [{ text: 'Dieren' }, { text: '20', share: 1 }, { text: '10' }],
        [{ text: 'Muziek en kunst' }, { text: '5', share: 0.25 }, hidden],
      ],
      notes: ['Aanvragen: Eén maand is te klein voor deze verdeling en telt niet mee: februari 2026.'],
    },
  ],
  how: { title: 'Zo tellen wij', items: [{ term: 'Aanvragen', value: 'Aanvragen die iemand verstuurde. Versie 1.' }] },
  notes: ['“·” is minder dan 5 per maand.', 'Verdelingen van mensen zijn afgerond op 5.'],
  page: 'Pagina',
  colors: paperColorsOf(defaultTheme),
}

async function drawn(facts: Partial<ReportFacts> = {}): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.pdf`)
  writeFileSync(file, await drawInChild(join(import.meta.dirname, 'draw-report-child.ts'), { ...ede, ...facts }))
  return file
}
const pagesOf = (file: string) => Number(/Pages: +(\d+)/.exec(poppler.info!([file]))![1])
const textOf = (file: string) => poppler.text!(['-layout', file, '-']).normalize('NFC').replaceAll(/\s+/g, ' ')

test.skipIf(!poppler.info || !qpdf)('a report is a tagged document whose tables are tables, read aloud in their order', async () => {
  const file = await drawn()
  expect(qpdf!(['--check', file])).toContain('No syntax or stream encoding errors found')
  const info = poppler.info!([file])
  expect(info).toMatch(/Title: +Vrijwilligerswerk in Ede\. Over januari 2026 tot en met maart 2026/)
  expect(info).toMatch(/Tagged: +yes/)
  const said = poppler.info!(['-struct-text', file])
  const elements = said.split('\n').flatMap((line) => /^ *([A-Z]\w*)/.exec(line)?.[1] ?? [])
  const [totals, themes] = ['Table TR TH TH TH TH TR TH TD TD TD TR TH TD Span TD TD', 'Table TR TH TH TH TR TH TD TD TR TH TD TD Span']
  expect(elements.join(' ')).toBe(`Document P P H1 P P H2 ${totals} H2 ${themes} P H2 P P P`)
  const document = qpdf!(['--qdf', '--object-streams=disable', file, '-'])
  for (const part of [
    '/Lang (nl-NL)',
    '/DisplayDocTitle true',
    '<pdfuaid:part>1</pdfuaid:part>',
    '/Scope /Column',
    '/Scope /Row',
    '/ActualText (minder dan 5 per maand)',
  ])
    expect([part, document.includes(part)]).toEqual([part, true])
})

test.skipIf(!poppler.text)('it says each number once, what is hidden by its sign, and how everything was counted', async () => {
  const text = textOf(await drawn())
  for (const part of [
    'Vrijwilligerspunt Ede',
    '46 keer bood iemand zich aan.',
    '12% meer dan ervoor',
    'Naar thema',
    'Muziek en kunst',
    'februari 2026.',
    'Zo tellen wij',
    'Versie 1.',
    'Pagina 1',
  ])
    expect.soft([part, text.split(part).length - 1]).toEqual([part, 1])
  expect(text.match(/·/g)).toHaveLength(3)
})

test.skipIf(!poppler.info || !poppler.text || !qpdf)('a long report goes on over pages: each shows the heads, and hears of them once', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [
    { text: `Organisatie ${at} met een lange naam, die over twee regels gaat in de eerste kolom` },
    { text: String(at) },
    { text: '5' },
  ])
  const file = await drawn({ tables: [{ title: 'Naar organisatie', columns: counted('Organisatie', 'Aanvragen', 'Gestart'), rows, notes: [] }] })
  expect(qpdf!(['--check', file])).toContain('No syntax')
  const pages = pagesOf(file)
  expect(pages).toBeGreaterThan(3)
  const text = textOf(file)
  expect(text.split('Aanvragen Gestart').length - 1).toBeGreaterThan(2)
  expect(text).toContain(`Pagina ${pages}`)
  for (const at of [0, 60, 119]) expect(text).toContain(`Organisatie ${at} met`)
  const said = poppler.info!(['-struct-text', file])
  expect(said.split('"Gestart"').length - 1).toBe(1)
  expect(said.match(/^ *TR/gm)).toHaveLength(121)
})

test.skipIf(!poppler.picture)('nothing runs beyond the margins, also of words without a space', async () => {
  const long = 'W'.repeat(300)
  const file = await drawn({
    name: long,
    title: long,
    tables: [
      {
        title: long,
        columns: counted(long, 'x'.repeat(80), 'Gestart', 'y', 'z'),
        rows: [[{ text: long }, hidden, hidden, { text: '123.456' }, { text: '23 tot 27' }]],
        notes: [long],
      },
    ],
  })
  poppler.picture!(['-gray', '-r', '72', '-x', '546', '-y', '20', '-W', '49', '-H', '760', '-singlefile', file, `${file}-edge`])
  expect(
    readFileSync(`${file}-edge.pgm`)
      .subarray(-49 * 760)
      .every((value) => value > 250),
  ).toBe(true)
})
