import { globSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { kept, nameOf, withoutTypes } from './without-types.js'

// Takes the types out of every file that the server may read, keeps the texts, and clears away those of files that are no more.

const root = join(import.meta.dirname, '..')
mkdirSync(kept, { recursive: true })
const left = new Set(readdirSync(kept).filter((name) => name.endsWith('.js')))
for (const path of globSync('{src,scripts}/**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/*.d.ts'] })) {
  const text = readFileSync(join(root, path), 'utf8')
  const name = nameOf(text)
  left.delete(name)
  if (withoutTypes(text) !== undefined) continue
  // Several processes may start at once: none reads what another has half written.
  const draft = new URL(`${name}.${process.pid}`, kept)
  writeFileSync(draft, stripTypeScriptTypes(text))
  renameSync(draft, new URL(name, kept))
}
for (const name of left) rmSync(new URL(name, kept), { force: true })
