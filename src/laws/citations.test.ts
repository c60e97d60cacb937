import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
/** Generated, downloaded or stored beside the project; everything else is read. */
const notOurs = ['node_modules', '.git', '.react-router', 'build', 'data', 'test-results', 'playwright-report']
/** File types that may contain citations; the others are data, pictures and fonts. */
const prose = /\.(ts|tsx|js|mjs|css|sql|md|html|yml)$/

const files = readdirSync(root)
  .filter((name) => !notOurs.includes(name))
  .flatMap((name) => (name.includes('.') && prose.test(name) ? [name] : folderOf(name)))
  .sort()
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const sqlFiles = new Set(files.filter((file) => file.endsWith('.sql')))

function folderOf(name: string): string[] {
  try {
    return readdirSync(join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((path) => prose.test(path))
      .map((path) => join(name, path))
  } catch {
    return [] // a file of another type
  }
}

/** The page for each kind of citation; it has an anchor for each number. */
const pages = {
  specification: 'docs/specification.md',
  contract: 'docs/contract.md',
  domain: 'docs/domain.md',
  decisions: 'docs/product-decisions.md',
  quality: 'docs/quality.md',
  design: 'docs/design.md',
  architecture: 'ARCHITECTURE.md',
} as const
const anchorsIn = (page: string) => [...textOf(page).matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id!)
const anchors = new Set(Object.values(pages).flatMap(anchorsIn))
const records = readdirSync(join(root, 'docs/decisions')).map((name) => name.slice(0, 4))

const sign = '\u{a7}'
const number = String.raw`\d+(?:\.\d+)*`
const more = (what: string) => String.raw`((?:(?:,| and| to|, and) ${what})*)`
const numbered = Object.keys(pages)
  .filter((name) => name !== 'decisions')
  .join('|')
/** Documents of others, which the project does not contain. */
const ofOthers = new RegExp(`RFC \\d+ ${sign}${number}`, 'g')
const bySection = new RegExp(`\\b(${numbered}) ${sign}(${number})${more(sign + number)}`, 'gi')
const byRow = /\b(contract F|quality [FPT])(\d+)\b/gi
const byDecision = new RegExp(String.raw`\b(decisions) (\d+)${more(String.raw`\d+`)}`, 'gi')
const byRecord = /\bADR (\d+)\b/g
/** SQL files by path; a migration is never cited by its number alone. */
const byFile = /(?<![\w/])(?:migrations|database)\/[\w./-]+\.sql\b/g
const byMigration = /\bmigrations? \d{4}\b/gi
/** Tests that write a temporary project with other file names. */
const ofOtherProjects = ['migrate', 'apply-definitions'].map((name) => `src/kernel/db/server/${name}.test.ts`)
/** Looks like a citation but is spelled in a way that no pattern follows. */
const odd = new RegExp(`${sign}|\\b(?:spec|decision|libraries|(?:${numbered}|decisions)\\.(?:md|txt))\\.? ?\\d|\\bDESIGN \\d`, 'g')

/** Every citation in a text that leads nowhere, literally. */
function lost(file: string, text: string): string[] {
  const found: string[] = []
  const ask = (written: string, anchor: string) => void (anchors.has(anchor.toLowerCase()) || found.push(written))
  let rest = text.replace(ofOthers, '')
  rest = rest.replace(bySection, (written, page: string, first: string, others: string) => {
    for (const one of [first, ...(others.match(new RegExp(number, 'g')) ?? [])]) ask(written, `${page}-${one}`)
    return ''
  })
  rest = rest.replace(byRow, (written, row: string, at: string) => {
    ask(written, `${row.replace(' ', '-')}${at}`)
    return ''
  })
  rest = rest.replace(byDecision, (written, page: string, first: string, others: string) => {
    for (const one of [first, ...(others.match(/\d+/g) ?? [])]) ask(written, `${page}-${one}`)
    return ''
  })
  rest = rest.replace(byRecord, (written, at: string) => {
    if (!records.includes(at)) found.push(written)
    return ''
  })
  rest = rest.replace(byFile, (path) => {
    if (!sqlFiles.has(path) && !ofOtherProjects.includes(file)) found.push(path)
    return ''
  })
  found.push(...(rest.match(byMigration) ?? []))
  // Within a page, its own sections need no page name.
  const own = Object.entries(pages).find(([, page]) => page === file)?.[0]
  if (own)
    rest = rest.replace(new RegExp(sign + `(${number})`, 'g'), (written, at: string) => {
      ask(written, `${own}-${at}`)
      return ''
    })
  for (const { index } of rest.matchAll(odd)) found.push(rest.slice(Math.max(0, index - 20), index + 15).replaceAll(/\s+/g, ' '))
  return found
}

describe('what is cited', () => {
  test('is in the repository, in every file that says so', () => {
    expect(files.length).toBeGreaterThan(700)
    for (const folder of ['src', 'scripts', 'bench', 'e2e', 'migrations', 'database', 'docs'])
      expect([folder, files.some((file) => file.startsWith(`${folder}/`))]).toEqual([folder, true])
    expect(files.flatMap((file) => lost(file, textOf(file)).map((written) => `${file}: ${written}`))).toEqual([])
  })

  test('is told when it is not', () => {
    // Written with placeholders; otherwise this file would contain wrong citations itself.
    const cite = (text: string) => lost('src/some.ts', text.replaceAll('$', sign).replaceAll('~', ' '))
    expect(
      cite('// specification $2, contract $1.7, $3.2 and $3.3, domain $7.3 to $7.8, decisions~5, quality~P3, contract~F4, ADR~0002, RFC 9110 $13.1'),
    ).toEqual([])
    expect(cite('migrations/0001_baseline.sql, database/vacancies/search_vacancies.sql, a migration')).toEqual([])
    const wrong = [
      'specification $12',
      'contract $1.2, $9.9',
      'domain $3.99',
      'decisions~99',
      'decisions~1 and 99',
      'quality~T99',
      'ADR~0999',
      'ADR~2',
      'migration~0106',
      ['migrations', '0010_search.sql'].join('/'),
    ]
    const spelt = ['spec $2', 'domain.md $4', 'as $4 has it', 'decision~7', 'DESIGN~9']
    expect([...wrong, ...spelt].filter((text) => cite(text).length !== 1)).toEqual([])
  })

  test('has one place', () => {
    const all = Object.values(pages).flatMap(anchorsIn)
    expect(all.filter((id, at) => all.indexOf(id) !== at)).toEqual([])
    for (const [name, page] of Object.entries(pages)) expect([page, anchorsIn(page).filter((id) => !id.startsWith(`${name}-`))]).toEqual([page, []])
  })
})

test('every link from one page to another leads somewhere', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...textOf(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(([link, path, anchor]) => {
        const page = path ? relative(root, join(root, dirname(file), path)) : file
        if (!existsSync(join(root, page))) return [`${file}: ${link}`]
        return anchor && !anchorsIn(page).includes(anchor) ? [`${file}: ${link}`] : []
      }),
    )
  expect(broken).toEqual([])
})
