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
