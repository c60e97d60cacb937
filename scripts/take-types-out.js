import { globSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { kept, nameOf, withoutTypes } from './without-types.js'

// Strips the types from every file that the server may import, stores the results, and removes those of files that no longer exist.

const root = join(import.meta.dirname, '..')
mkdirSync(kept, { recursive: true })
const left = new Set(readdirSync(kept).filter((name) => name.endsWith('.js')))
for (const path of globSync('{src,scripts}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/*.d.ts'] })) {
  const text = readFileSync(join(root, path), 'utf8')
  const name = nameOf(text)
  left.delete(name)
  if (withoutTypes(text) !== undefined) continue
  // Several processes may start at once: the rename keeps one from reading a half-written file of another.
  const draft = new URL(`${name}.${process.pid}`, kept)
  writeFileSync(draft, stripTypeScriptTypes(text))
  renameSync(draft, new URL(name, kept))
}
for (const name of left) rmSync(new URL(name, kept), { force: true })
