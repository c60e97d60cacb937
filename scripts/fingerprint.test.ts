import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, normalize } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { pages } from '#src/app/pages.ts'
import { readBuildInputs } from './build-inputs.ts'
import { isBuildFresh, keepFingerprint } from './fingerprint.ts'
import { root } from './run.ts'

let folder = ''
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  for (const path of ['package.json', 'src/routes.ts', 'src/shell/server/guard.ts', 'src/features/news/server/api.ts', 'src/pages/home.tsx', 'src/a.css'])
    write(path, 'one')
  write('build/inputs-client.json', JSON.stringify(['src/pages/home.tsx']))
  write('build/inputs-ssr.json', JSON.stringify(['src/pages/home.tsx', 'src/shell/server/guard.ts']))
  keepFingerprint(folder)
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a build is fresh while what it read is as it was', () => {
  expect(isBuildFresh(folder)).toBe(true)
  for (const path of ['src/features/news/server/api.ts', 'src/pages/home.test.tsx', 'src/features/news/server/api.test.ts']) write(path, 'two')
  expect(isBuildFresh(folder)).toBe(true)
})

test.each(['src/shell/server/guard.ts', 'src/pages/home.tsx', 'src/a.css', 'src/pages/new.tsx', 'src/routes.ts', 'package.json'])(
  'a change of %s makes it stale',
  (path) => {
    write(path, 'two')
    expect(isBuildFresh(folder)).toBe(false)
  },
)

test('a module that is gone makes it stale, and so does a build that never was', () => {
  rmSync(join(folder, 'src/shell/server/guard.ts'))
  expect(isBuildFresh(folder)).toBe(false)
  write('src/shell/server/guard.ts', 'one')
  expect(isBuildFresh(folder)).toBe(true)
  rmSync(join(folder, 'build/inputs-ssr.json'))
  expect(isBuildFresh(folder)).toBe(false)
})

/** What a source file imports when it runs; types are gone by then. */
function importsOf(path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/^(import|export) type [^']*'[^']*'$/gm, '')
  return [...text.matchAll(/(?:\bfrom|\bimport|\bimport\() ?'((?:#|\.\/)[^'?]+\.(?:tsx?|css|svg))/g)].map(([, name]) =>
    name!.startsWith('#') ? `src/${name!.slice(1).replace(/^src\//, '')}` : normalize(join(path, '..', name!)),
  )
}

// `npm test` builds the pages first; when running this file alone, run `npm run build` before it.
test.skipIf(!existsSync(join(root, 'build/inputs-ssr.json')))('the build wrote down every module that the sources of pages import, on the server too', () => {
  const read = new Set(readBuildInputs(root))
  const starts = ['src/app/respond.ts', 'src/root.tsx', 'src/entry.client.tsx', 'src/entry.server.tsx', 'src/browser/entry.documents.ts']
  const seen = new Set([...starts, ...pages.map(({ file }) => `src/${file}`).filter((file) => existsSync(join(root, file)))])
  // A set grows while it is walked.
  for (const path of seen) if (/\.tsx?$/.test(path)) for (const next of importsOf(path)) if (existsSync(join(root, next))) seen.add(next)
  expect(seen.size).toBeGreaterThan(800)
  expect([...seen].filter((path) => !read.has(path))).toEqual([])
  expect([...read].filter((path) => !existsSync(join(root, path)))).toEqual([])
})
