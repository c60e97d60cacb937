import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isBuilt } from './fingerprint.ts'
import { root } from './run.ts'

/** The files that a file imports, at once or later; not those of types alone. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8')
  const imported = [...text.matchAll(/^(?:import|export)(?! type\b)[^'"]*from '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)]
  return imported.flatMap(([, from, alone, later]) => {
    const name = (from ?? alone ?? later)!.split('?')[0]!
    if (name.startsWith('#src/')) return [`src/${name.slice(5)}`]
    if (name.startsWith('#')) return [`src/${name.slice(1)}`]
    return name.startsWith('.') ? [join(path, '..', name)] : []
  })
}

test('a change of whatever the pages are made of is a reason to build them anew', () => {
  const found = new Set(['src/app/respond.ts', 'src/root.tsx', 'src/entry.client.tsx', ...globSync('src/pages/**/*.{ts,tsx}', { cwd: root }).filter(isBuilt)])
  // Walks files that are added on the way too. An import that does not exist is an example in a comment.
  for (const path of found) if (/\.tsx?$/.test(path)) for (const next of importsOf(path).filter((one) => existsSync(join(root, one)))) found.add(next)
  expect(found).toContain('src/shell/server/guard.ts')
  expect([...found].filter((path) => path.startsWith('src/') && !isBuilt(path))).toEqual([])
})
