import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** The rows of docs/words.md. */
const terms = readFileSync(join(root, 'docs/words.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Dutch'))
  .map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim().replaceAll(String.raw`\*`, '*')),
  )
  .map(([dutch, english, not]) => ({ dutch: dutch!, english: list(english!), not: list(not!) }))

/** The words between two languages that are plain texts, from every source of the product. */
const texts = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^(laws|seed|testing)\/|vocabulary\/concepts/.test(path))
  .flatMap((path) => {
    const source = readFileSync(join(root, 'src', path), 'utf8')
    return [...source.matchAll(/\bnl:\s*(['"])((?:(?!\1).)*)\1,\s*en:\s*(['"])((?:(?!\3).)*)\3/g)].map((found) => ({ path, nl: found[2]!, en: found[4]! }))
  })

/** Where other centers than the reader's own are meant: the platform's own screens, and moves from one center to another. */
const ofOtherCenters = /^features\/(tenancy|platform-centers|center-removals|organization-transfers|region)\//
/** How a text would name the reader's own center without its name. */
const unnamed =
  /\b(?:de|deze|je|jouw|jullie|onze) (?:vrijwilligers)?centrale\b|\b(?:het|dit|jullie|je|ons) (?:vrijwilligers)?centrum\b|\b(?:the|this|your|our) (?:volunteer )?center\b(?! admin)/i

/** Every string of the files that hold words, but those about a call of the API. */
const strings = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|^(laws|seed|testing)\/|vocabulary\/concepts|calls\.ts$/.test(path))
  .map((path) => ({ path, source: readFileSync(join(root, 'src', path), 'utf8') }))
  .filter(({ source }) => /\b(?:nl|en):/.test(source))
  .flatMap(({ path, source }) =>
    source
      .split('\n')
      .filter((line) => !/^\s*(?:\/?\*|\/\/)|\b(?:about|summary):/.test(line))
      .flatMap((line) => [...line.matchAll(/(['"`])((?:\\.|(?!\1)[^\\])*)\1/g)].map((found) => ({ path, text: found[2]! }))),
  )

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

test('the list of words is read, and so are the texts', () => {
  expect(terms.length).toBeGreaterThan(30)
  expect(texts.length).toBeGreaterThan(2_500)
  for (const { dutch } of terms) if (dutch) expect([dutch, texts.some(({ nl }) => same(nl, dutch))]).toEqual([dutch, true])
})

test('a thing on the list has one name in Dutch and its one translation', () => {
  const wrong = terms.flatMap(({ dutch, english }) =>
    texts
      .filter(({ nl, en }) => dutch !== '' && same(nl, dutch) && !english.some((right) => same(en, right)))
      .map(({ path, nl, en }) => `${path}: ${nl} is ${english.join(' or ')}, not ${en}`),
  )
  expect(wrong).toEqual([])
})

test('no text is one of those that the list replaces', () => {
  const isOne = (text: string, not: string) => (not.startsWith('*') ? text.toLowerCase().includes(not.slice(1, -1).toLowerCase()) : same(text, not))
  const wrong = terms.flatMap(({ dutch, not }) =>
    not.flatMap((word) => texts.filter(({ nl, en }) => isOne(nl, word) || isOne(en, word)).map(({ path }) => `${path}: ${word}${dutch && `, say ${dutch}`}`)),
  )
  expect(wrong).toEqual([])
})

test('the reader’s own center is called by its name', () => {
  expect(strings.length).toBeGreaterThan(5_000)
  for (const text of ['Vraag het aan de centrale.', 'Kleuren van het centrum', 'The center looks first', 'Call your volunteer center.'])
    expect(text).toMatch(unnamed)
  for (const text of ['Een centerbeheerder kan dit.', 'Een andere centrale', 'A center admin can change this.', 'Het buurtcentrum'])
    expect(text).not.toMatch(unnamed)
  const wrong = strings.filter(({ path, text }) => !ofOtherCenters.test(path) && unnamed.test(text)).map(({ path, text }) => `${path}: ${text}`)
  expect(wrong).toEqual([])
})

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((word) => word.trim())
}
