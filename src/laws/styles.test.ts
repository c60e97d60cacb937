import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// Law: a class is styled in one file. The stylesheets of all visited screens are loaded together, so that a second file with
// the same class would change screens that do not know it.

const src = join(import.meta.dirname, '..')
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'))

/** Classes that a stylesheet styles directly, not only inside or beside another. */
function drawnIn(css: string): Set<string> {
  const bare = css.replace(/\/\*[^*]*\*\//g, '')
  return new Set([...bare.matchAll(/[{}\n]\s*\.([a-z][\w-]*) \{/g)].map(([, name]) => name!))
}

test('a class of a feature is drawn in one sheet', () => {
  const drawn = new Map<string, string[]>()
  for (const path of sheets)
    for (const name of drawnIn(`\n${readFileSync(join(src, path), 'utf8')}`)) drawn.set(name, [...(drawn.get(name) ?? []), path.replaceAll('\\', '/')])
  expect(drawn.size).toBeGreaterThan(300)
  const twice = [...drawn].filter(([, paths]) => paths.length > 1 && paths.some((path) => path.startsWith('features/')))
  // The design system styles the bar over a table; the lists make it sticky.
  expect(Object.fromEntries(twice)).toEqual({ 'bulk-bar': expect.arrayContaining(['design/table/table.css', 'features/lists/web/lists.css']) })
})

test('a second look would be found', () => {
  expect(drawnIn('\n.steps { gap: 0; }\n@media (width > 1px) { .one { gap: 0; } }\n.steps .two { gap: 0; }')).toEqual(new Set(['steps', 'one']))
})

/** The rules of a stylesheet that draw the edge of something faulty in a whole line. */
function wholeFaultLines(css: string): string[] {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, body]) => ({ selector: selector!.trim(), body: body! }))
  return rules
    .filter(({ selector, body }) => /has-error|is-wrong|is-bad|data-wrong/.test(selector) && /(border|box-shadow|outline)[\w-]*:[^;]*--danger/.test(body))
    .filter(({ body }) => !/dashed/.test(body))
    .map(({ selector }) => selector)
}

test('what is faulty has a broken edge, what is chosen a whole one: a brand may be as red as the danger colour', () => {
  for (const path of sheets) expect(wholeFaultLines(readFileSync(join(src, path), 'utf8')), path).toEqual([])
  expect(wholeFaultLines('.one.is-wrong { border-color: var(--danger); }\n.has-error { border: 2px dashed var(--danger); }')).toEqual(['.one.is-wrong'])
})
