import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const config = join(root, '.dependency-cruiser.mjs')

type Cruise = { modules: { source: string }[]; summary: { violations: { from: string; to: string; rule: { name: string } }[] } }

function cruise(cwd: string): Cruise {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  try {
    return JSON.parse(execFileSync(process.execPath, [program, 'src', '--config', config, '--output-type', 'json'], { cwd, encoding: 'utf8', maxBuffer: 1e8 }))
  } catch (error) {
    return JSON.parse((error as { stdout: string }).stdout) // it exits with an error when a rule is violated
  }
}

test('every import of the product goes in the direction of its layer', { timeout: 300_000 }, () => {
  const { modules, summary } = cruise(root)
  expect(summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  // With an incompatible TypeScript it finds no modules at all, and reports no violations.
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path))
  const cruised = new Set(modules.map(({ source }) => source))
  expect(files.filter((file) => !cruised.has(`src/${file}`))).toEqual([])
})

/** One violation per line: who imports what, and the rule that must report it. */
const seeded: [from: string, to: string, rule: string][] = [
  ['src/kernel/low.ts', 'src/design/card.ts', 'kernel-imports-below'],
  ['src/kernel/knows.ts', 'src/server/app.ts', 'kernel-knows-no-composition'],
  ['src/design/bad.ts', 'src/features/vacancies/model/vacancy.ts', 'design-imports-below'],
  ['src/features/tenancy/early.ts', 'src/features/vacancies/model/vacancy.ts', 'tenancy-imports-upward'],
  ['src/features/vacancies/server/early.ts', 'src/features/applications/model/application.ts', 'vacancies-imports-upward'],
  ['src/features/vacancies/search/server/early.ts', 'src/features/vacancies/editor/server/late.ts', 'features-vacancies-search-imports-upward'],
  ['src/features/vacancies/search/server/registers.ts', 'src/features/vacancies/server/api.ts', 'features-vacancies-search-imports-upward'],
  ['src/features/vacancies/unlisted/thing.ts', 'src/kernel/plain.ts', 'slice-is-listed'],
  ['src/features/vacancies/search/front.ts', 'src/features/vacancies/search/server/store.ts', 'feature-top-runs-everywhere'],
  ['src/features/pages/blocks/text/text-view.tsx', 'src/features/pages/model/server/tables.ts', 'browser-has-no-server'],
  ['src/features/unheard-of/thing.ts', 'src/kernel/plain.ts', 'feature-is-listed'],
  ['src/features/vacancies/web/form.ts', 'src/features/vacancies/server/store.ts', 'browser-has-no-server'],
  ['src/pages/page.ts', 'src/features/vacancies/server/store.ts', 'browser-has-no-server'],
  ['src/shell/menu.ts', 'src/kernel/db/server/database.ts', 'browser-has-no-server'],
  ['src/design/reads.ts', 'src/kernel/db/server/database.ts', 'browser-has-no-server'],
  ['src/features/vacancies/top.ts', 'src/features/vacancies/server/store.ts', 'feature-top-runs-everywhere'],
  ['src/features/vacancies/front.ts', 'src/features/vacancies/web/card.ts', 'feature-top-runs-everywhere'],
  ['src/kernel/jsonapi/top.ts', 'src/kernel/db/server/database.ts', 'kernel-top-runs-everywhere'],
  ['src/features/vacancies/server/shows.ts', 'src/features/vacancies/web/card.ts', 'server-has-no-web'],
  ['src/pages/wraps.ts', 'src/shell/frame.ts', 'pages-imports-below'],
  ['src/shell/opens.ts', 'src/pages/plain.ts', 'shell-imports-below'],
  ['src/kernel/one.ts', 'src/kernel/two.ts', 'no-circles'],
  ['src/kernel/asks.ts', 'src/kernel/is-asked.ts', 'no-circles'],
  ['src/kernel/lost.ts', 'src/kernel/nowhere.ts', 'no-unresolvable'],
  ['src/features/vacancies/server/mocked.ts', 'src/testing/harness.ts', 'product-without-tests'],
  ['src/features/badges/paper/server/draws.ts', 'src/features/badges/paper/server/draw-certificate.ts', 'child-is-imported-by-none'],
  ['src/server/starts.ts', 'src/features/uploads/server/draw-copies-child.ts', 'child-is-imported-by-none'],
  ['src/features/vacancies/server/seeded.ts', 'src/seed/demo.ts', 'composition-of-the-server'],
]

/** Allowed imports, so that a rule that forbids everything fails too. The other half of a cycle is reported with the first. */
const allowed: [from: string, to: string][] = [
  ['src/server/app.ts', 'src/features/vacancies/server/store.ts'],
  ['src/pages/good.ts', 'src/features/vacancies/web/card.ts'],
  ['src/features/vacancies/editor/server/good.ts', 'src/features/vacancies/search/server/early.ts'],
  ['src/features/vacancies/server/api.ts', 'src/features/vacancies/editor/server/late.ts'],
  ['src/pages/visit.ts', 'src/shell/context.ts'],
  ['src/features/applications/server/good.ts', 'src/features/vacancies/server/store.ts'],
  ['src/kernel/good.test.ts', 'src/testing/harness.ts'],
  ['src/seed/good.ts', 'src/features/vacancies/server/store.ts'],
]

/** A package that only a child process may load. */
const heavy = ['src/server/heavy.ts', 'pdfkit'] as const

/** Closes a cycle with only a type import. */
const typeOnly = ['src/kernel/is-asked.ts', 'src/kernel/asks.ts'] as const

let tree: string
beforeAll(() => {
  tree = mkdtempSync(join(tmpdir(), 'layers-'))
  cpSync(join(root, 'tsconfig.json'), join(tree, 'tsconfig.json'))
  cpSync(join(root, 'package.json'), join(tree, 'package.json'))
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  const imports = new Map<string, string[]>()
  for (const [from, to] of [...seeded, ...allowed, ['src/kernel/two.ts', 'src/kernel/one.ts'] as const, typeOnly, heavy]) {
    imports.set(from, [...(imports.get(from) ?? []), to])
    if (to.startsWith('src/') && !to.includes('nowhere')) imports.set(to, imports.get(to) ?? [])
  }
  for (const [file, wanted] of imports) {
    mkdirSync(join(tree, dirname(file)), { recursive: true })
    const type = file === typeOnly[0] ? 'type ' : ''
    const lines = wanted.map(
      (path, at) =>
        `import ${type}{ value as v${at} } from '${path.replace(/^src\/(kernel|design|features|pages|shell)\//, '#$1/').replace(/^src\//, '#src/')}'\n${type ? `export type T = typeof v${at}` : `v${at}`}`,
    )
    writeFileSync(join(tree, file), `${lines.join('\n')}\nexport const value = 1\n`)
  }
})
afterAll(() => rmSync(tree, { recursive: true }))

test('each rule catches the import it is there for, and no other', { timeout: 60_000 }, () => {
  const told = cruise(tree).summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to.replace(/^#(\w+)\//, 'src/$1/')}`)
  expect(seeded.map(([from, to, rule]) => `${rule}: ${from} → ${to}`).filter((expected) => !told.some((line) => line.startsWith(expected)))).toEqual([])
  expect(told.filter((line) => line.startsWith(`heavy-in-a-child: ${heavy[0]} → `))).toHaveLength(1)
  expect(told.filter((line) => allowed.some(([from, to]) => line.endsWith(`: ${from} → ${to}`)))).toEqual([])
})
