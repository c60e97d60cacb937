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

function list(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((word) => word.trim())
}
