import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import decodeQR from 'qr/decode.js'
import { afterAll, expect, test } from 'vitest'
import { defaultTheme } from '#features/settings/colors/theme.ts'
import type { CertificateFacts } from '#features/badges/model/certificate.ts'
import { paperColorsOf } from '#features/badges/paper/paper-colors.ts'
import { findJudge } from '#src/testing/judges.ts'
import { certificatePdf } from './certificate-pdf.ts'

const poppler = { info: findJudge('pdfinfo', '-v'), text: findJudge('pdftotext', '-v'), picture: findJudge('pdftoppm', '-v') }
const qpdf = findJudge('qpdf')
const folder = mkdtempSync(join(tmpdir(), 'certificate-'))
afterAll(() => rmSync(folder, { recursive: true }))

const samira: CertificateFacts = {
  name: 'Samira Haddad',
  title: 'Werven en binden',
  days: ['2026-09-05', '2026-09-12'],
  minutes: 300,
  learns: ['een goede vacature schrijven', 'mensen laten blijven'],
  trainer: 'Peter Roos',
  center: 'Vrijwilligerspunt Doetinchem',
  code: 'K7QF-9M2P-XW4D',
  link: 'https://vrijwilligers.example.nl/forms/K7QF-9M2P-XW4D',
  locale: 'nl',
}

async function drawn(facts: Partial<CertificateFacts> = {}): Promise<string> {
  const file = join(folder, `${crypto.randomUUID()}.pdf`)
  writeFileSync(file, await certificatePdf({ ...samira, ...facts }, paperColorsOf(defaultTheme)))
  return file
}
const textOf = (file: string) => poppler.text!(['-layout', file, '-']).normalize('NFC').replaceAll(/\s+/g, ' ')
const times = (text: string, part: string) => text.split(part).length - 1

/** The paper as grey pixels, in a part given in points from the upper left. */
function pixels(file: string, [x, y, width, height]: readonly [number, number, number, number], dpi: number) {
  const at = (points: number) => String(Math.round((points * dpi) / 72))
  const [wide, high] = [Number(at(width)), Number(at(height))]
  poppler.picture!(['-gray', '-r', String(dpi), '-x', at(x), '-y', at(y), '-W', at(width), '-H', at(height), '-singlefile', file, `${file}-part`])
  return { width: wide, height: high, grey: readFileSync(`${file}-part.pgm`).subarray(-wide * high) }
}
/** How many pixels of the place of the name and the title are dark. */
const ink = (file: string) => pixels(file, [50, 100, 540, 230], 72).grey.filter((value) => value < 128).length

test.skipIf(!poppler.info || !qpdf)('a certificate is one tagged page in Dutch that programs read aloud in its order', async () => {
  const file = await drawn()
  expect(qpdf!(['--check', file])).toContain('No syntax or stream encoding errors found')
  const info = poppler.info!([file])
  expect(info).toMatch(/Title: +Bewijs van deelname: Werven en binden/)
  expect(info).toMatch(/Tagged: +yes/)
  expect(info).toMatch(/Pages: +1\n/)
  const said = poppler.info!(['-struct-text', file])
  expect(said.split('\n').flatMap((line) => /^ {0,2}([A-Z]\w*)/.exec(line)?.[1] ?? [])).toEqual([
    'Document',
    'P',
    'H1',
    ...Array(5).fill('P'),
    'Figure',
    ...Array(4).fill('P'),
  ])
  expect([...said.matchAll(/"(.*)"/g)].map(([, text]) => text)).toEqual([
    'Vrijwilligerspunt Doetinchem',
    'Dit bewijs is voor Samira Haddad',
    'die heeft meegedaan aan de workshop Werven en binden',
    'Wanneer 5 en 12 september 2026',
    'Hoe lang 5 uur',
    'Geleerd een goede vacature schrijven; mensen laten blijven',
    'Trainer Peter Roos',
    '',
    'Klopt dit bewijs?',
    'Kijk met deze code op',
    'vrijwilligers.example.nl/forms',
    'K7QF-9M2P-XW4D',
  ])
  const document = qpdf!(['--qdf', '--object-streams=disable', file, '-'])
  expect(document).toContain('/Lang (nl-NL)')
  expect(document).toContain('/DisplayDocTitle true')
  expect(document).toContain('<pdfuaid:part>1</pdfuaid:part>')
})

test.skipIf(!poppler.text)('it says each fact once, in the language of the participant', async () => {
  const facts = ['Samira Haddad', 'Werven en binden', 'Peter Roos', 'Vrijwilligerspunt Doetinchem', 'K7QF-9M2P-XW4D', 'vrijwilligers.example.nl/forms']
  const dutch = textOf(await drawn())
  for (const fact of [...facts, '5 en 12 september 2026', '5 uur', 'een goede vacature schrijven']) expect.soft(times(dutch, fact), fact).toBe(1)
  const english = textOf(await drawn({ locale: 'en', minutes: 315 }))
  for (const fact of [...facts, '5 and 12 September 2026', '5 hours and 15 minutes', 'This certificate is for']) expect.soft(times(english, fact), fact).toBe(1)
  expect(english).not.toContain('september')
})

test.skipIf(!poppler.picture)('a telephone reads the address out of the paper', async () => {
  const { width, height, grey } = pixels(await drawn(), [670, 330, 125, 125], 200)
  const data = new Uint8Array(width * height * 4).fill(255)
  for (const [at, value] of grey.entries()) data.fill(value, at * 4, at * 4 + 3)
  expect(decodeQR({ width, height, data })).toBe(samira.link)
})

test.skipIf(!poppler.info || !qpdf)('long names and titles, and ones without a space, stay on the page whole', async () => {
  const name = 'Maria Theresia Johanna Adriana Wilhelmina van Oldenbarnevelt-Bloemendaal tot Nijenrode en Vechtstein'
  for (const facts of [
    { name: `${name} ${name}`, title: 'Omgaan met dementie: samen thuis blijven wonen, ook als het moeilijker wordt en er veel verandert in huis en hart' },
    { name: 'W'.repeat(200), title: 'x'.repeat(120), learns: Array<string>(8).fill('m'.repeat(120)), center: 'C'.repeat(200), trainer: 'T'.repeat(200) },
    { days: Array.from({ length: 30 }, (_, at) => `2026-${String(1 + Math.floor(at / 28)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`) },
  ]) {
    const file = await drawn(facts)
    expect(qpdf!(['--check', file])).toContain('No syntax')
    expect(poppler.info!([file])).toMatch(/Pages: +1\n/)
    const said = textOf(file).replaceAll(' ', '')
    for (const fact of [facts.name ?? samira.name, facts.title ?? samira.title]) expect(times(said, fact.replaceAll(' ', ''))).toBe(1)
    // Nothing runs into the decoration below, and nothing beyond the edge.
    expect(pixels(file, [0, 578, 842, 1], 72).grey.some((value) => value > 200)).toBe(false)
    expect(pixels(file, [0, 552, 600, 12], 72).grey.every((value) => value > 250)).toBe(true)
  }
})

test.skipIf(!poppler.text || !poppler.picture)('Turkish, Polish, Vietnamese, Greek and Cyrillic letters are drawn, not boxes', async () => {
  const empty = ink(await drawn({ name: ' ', title: ' ' }))
  for (const name of ['Çağla Işıl Öztürk', 'Łukasz Żółć-Śniadecki', 'Nguyễn Thị Ánh', 'Ελένη Παπαδοπούλου', 'Оксана Їжакевич']) {
    const file = await drawn({ name })
    expect.soft(textOf(file)).toContain(name)
    // A font that lost its outlines still gives its text to programs; people would see nothing.
    expect.soft(ink(file) - empty, name).toBeGreaterThan(500)
    expect.soft(textOf(file)).not.toContain('Schrijf de naam zelf')
  }
})

test.skipIf(!poppler.text)('what our fonts lack is left out, the paper says so and leaves a line to write on', async () => {
  const half = textOf(await drawn({ name: 'Samira 😀 Haddad' }))
  expect(half).toContain('Samira Haddad')
  expect(half).toContain('Sommige tekens van de naam kan deze pdf niet laten zien.')
  const arabic = textOf(await drawn({ name: 'نادية حداد', title: 'Werven 👩‍👩‍👧 en binden' }))
  expect(arabic).toContain('Schrijf de naam zelf op de lijn.')
  expect(arabic).toContain('Werven en binden')
  // Half a sign, as a cut text may end with.
  expect(textOf(await drawn({ name: 'Samira \ud83d' }))).toContain('Schrijf de naam zelf op de lijn.')
})

test.skipIf(!poppler.info)('words of a title are never read as markup, by the document or its description', async () => {
  const file = await drawn({ title: 'Taal <b>& rekenen</b> "thuis" (deel 1) \\ 2', name: `Sam ]]> <x> O'Neill` })
  expect(poppler.info!([file])).toContain('Bewijs van deelname: Taal <b>& rekenen</b> "thuis" (deel 1) \\ 2')
  expect(textOf(file)).toContain(`Sam ]]> <x> O'Neill`)
  const description = new JSDOM(poppler.info!(['-meta', file]), { contentType: 'text/xml' }).window.document
  expect(description.querySelector('li')!.textContent).toBe('Bewijs van deelname: Taal <b>& rekenen</b> "thuis" (deel 1) \\ 2')
})
