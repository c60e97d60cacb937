import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { keptParameters } from '#src/app/searches.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'
import { sourcesOf, textOf, written } from './page-sources.ts'

// Law: what people wrote is cut between its signs, never through one: half an emoji fails a write to jsonb and an address.

const root = join(import.meta.dirname, '../..')

/** The length is a place that was found in the text, between two signs, or counts from its end. */
const isPlace = /^-|\.length|ndexOf|^(at|comma|start|from|end|cut|end \+ 1|field\.selectionStart)$|^at ===/
/** Dates, digests, codes, and headers, which come as Latin-1. */
const isOfMachines = /hash\(|digest\(|toISOString|^accept|header|^\(cookie|content-type|agent/i
/** Shorter limits are those of parts of dates and codes. */
const shortest = 16

/** Cut without `cutText`, by reason. Pages of the browser that only look at a text have no room for it (`scripts/page-budgets.test.ts`). */
const reasons: Record<string, readonly string[]> = {
  'is the function itself': ['kernel/fields/cut-text.ts'],
  'headers come as Latin-1': ['kernel/http/bodies/server/bound-input.ts'],
  'codes, ids, pointers and drawings of our own': [
    'features/favourites/favourite-cookie.ts',
    'features/files/stock/server/draw-scene.ts',
    'kernel/jsonapi/client/submit-form.ts',
    'server/api-plugin.ts',
  ],
  'made well-formed at once': ['kernel/fields/check.ts', 'kernel/fields/normal-text.ts'],
  'refused, or matched as a whole': ['kernel/fields/check-group.ts', 'kernel/rich-text/link-target.ts', 'kernel/rich-text/rich-findings.ts'],
  'only looked at': [
    'design/rich-editor/paste-styles.ts',
    'design/rich-editor/rich-editing.ts',
    'features/news/editor/web/news-editor.tsx',
    'features/one-on-one/recognition/worded.ts',
    'features/vacancies/quality/reading-level.ts',
    'features/vacancies/quality/text-parts.ts',
    'kernel/csv/read-csv.ts',
  ],
  'made of letters without accents': ['features/news/model/slug-of.ts', 'kernel/fields/domain-name.ts', 'kernel/fields/slug.ts'],
}
const known = Object.values(reasons).flat()

test('no text is cut by its code units', { timeout: 300_000 }, () => {
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} },
  )!
  const product = new Set(fileNames.filter((path) => /\/src\/(?!laws|testing|seed)/.test(path) && !/\.test\.tsx?$|testing\.ts$|kernel\/testing\//.test(path)))
  expect(product.size).toBeGreaterThan(1000)
  const program = ts.createProgram([...product], options)
  const checker = program.getTypeChecker()
  const isText = (node: ts.Node) => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(node))
    return (type.isUnion() ? type.types : [type]).every(({ flags }) => (flags & (ts.TypeFlags.StringLike | ts.TypeFlags.Any)) !== 0)
  }
  const found = new Map<string, string[]>()
  for (const source of program.getSourceFiles()) {
    if (!product.has(source.fileName)) continue
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit)
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression) || !/^(slice|substring|substr)$/.test(node.expression.name.text)) return
      const [from, most] = node.arguments.map((one) => one.getText())
      if (from !== '0' || most === undefined || isPlace.test(most) || Number(most.replaceAll('_', '')) < shortest) return
      const { expression: cut } = node.expression
      if (isOfMachines.test(cut.getText()) && !/readCookie|\.read\(/.test(cut.getText())) return
      if (isText(cut))
        found.set(relative(join(root, 'src'), source.fileName), [...(found.get(relative(join(root, 'src'), source.fileName)) ?? []), node.getText()])
    }
    visit(source)
  }
  expect([...found].filter(([path]) => !known.includes(path))).toEqual([])
  // The list gets shorter with what is mended.
  expect(known.filter((path) => !found.has(path))).toEqual([])
})

/** Whatever the length at which one of the two is cut, it is inside a sign. */
const texts = ['😀'.repeat(160), `a${'😀'.repeat(160)}`]
/** Parameters that a page reads by name, and those that its search declares. */
const parametersOf = (page: (typeof written)[number]): string[] => [
  ...new Set([
    ...[...sourcesOf(page)].flatMap((path) => [...textOf(path).matchAll(/\b(?:searchParams|query|asked|params)\.get\('(\w+)'\)/g)].map(([, name]) => name!)),
    ...(keptParameters(page) ?? []),
    'q',
  ]),
]

const { app, as } = await startTestApp({ pages: true })

test('whatever is asked of a page, it answers whole', { timeout: 300_000 }, async () => {
  const cookie = Object.entries(await as('centerbeheerder@demo.example'))
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
  const ids: Record<string, string> = {
    notification_templates: 'application.accepted',
    organizations: id.school('demo'),
    users: id.person('demo', 'vrijwilliger'),
    vacancies: id.gardening('demo'),
  }
  const faults: string[] = []
  let asked = 0
  for (const page of written) {
    const address = `/${page.path.replace(/:\w+\??/, () => ids[page.path.split('/')[0]!] ?? '')}`
    const names = parametersOf(page)
    for (const text of texts)
      // An address has at most 8 kB, and each of the texts takes two.
      for (let at = 0; at < names.length; at += 3) {
        const url = `${address}?${new URLSearchParams(names.slice(at, at + 3).map((name) => [name, text]))}`
        const { statusCode, payload } = await app.inject({ url, headers: { host: 'demo.localhost', accept: 'text/html', ...(!page.public && { cookie }) } })
        asked += 1
        if (statusCode >= 500 || payload.includes('\ufffd')) faults.push(`${address} with ${names.slice(at, at + 3).join()}: ${statusCode}`)
      }
  }
  expect(asked).toBeGreaterThan(100)
  expect(faults).toEqual([])
})
