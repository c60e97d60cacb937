import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import ts from 'typescript'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '..')
const product = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/test-[^/]+\.ts$|\/testing\.ts$|^(testing|seed|laws)\/|^kernel\/testing\//.test(path),
)

/** The regular expressions in a source file, and how many it builds at run time. */
function patternsIn(path: string, text: string): { literals: string[]; made: number } {
  const literals: string[] = []
  let made = 0
  const look = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) literals.push(node.text)
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && ts.isIdentifier(node.expression) && node.expression.text === 'RegExp') made += 1
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false, path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS))
  return { literals, made }
}

/** Why a pattern may take more than linear time; empty when it cannot. */
function superLinear(literal: string): string[] {
  const end = literal.lastIndexOf('/')
  const { reports } = analyse({ source: literal.slice(1, end), flags: literal.slice(end + 1) }, { reportTypes: { Move: true, Self: true, Trade: true } })
  return reports.map(({ type, exponential }) => `${type}, ${exponential ? 'exponential' : 'polynomial'}`)
}

const sources = product.map((path) => ({ path, ...patternsIn(path, readFileSync(join(src, path), 'utf8')) }))

test('no pattern takes longer than its text is long', { timeout: 120_000 }, () => {
  expect(sources.reduce((sum, { literals }) => sum + literals.length, 0)).toBeGreaterThan(100)
  const slow = sources.flatMap(({ path, literals }) => literals.flatMap((literal) => superLinear(literal).map((reason) => `${path}: ${literal} (${reason})`)))
  expect(slow).toEqual([])
})

test('a pattern stands in the source, where it can be judged', () => {
  // Built from our own names at the start; and in the browser, from our prefetch rules and from the declaration of a field, in
  // which a pattern is serialized as its source.
  expect(
    sources
      .filter(({ made }) => made > 0)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(['design/field/judge-field.ts', 'kernel/access/server/scope.ts', 'shell/browser/prefetch-pages.ts'])
})

test.each(['/[_-]+([a-z0-9])/g', String.raw`/\s*;\s*q=/`, '/(a+)+$/', '/^(.+),(.+)$/'])('%s would be found', (literal) => {
  expect(superLinear(literal)).not.toEqual([])
})
