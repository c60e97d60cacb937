import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { kept, nameOf, withoutTypes } from './without-types.js'

const takeOut = () => execFileSync(process.execPath, ['--no-warnings', join(import.meta.dirname, 'take-types-out.js')])

test('every file that the server may read is there without its types, line for line', () => {
  takeOut()
  for (const path of globSync('src/**/server/*.ts', { exclude: ['**/*.test.ts', '**/*.d.ts'] })) {
    const text = readFileSync(path, 'utf8')
    expect(withoutTypes(text)?.split('\n').length, path).toBe(text.split('\n').length)
  }
  expect(withoutTypes(readFileSync('src/main.ts', 'utf8'))).not.toContain('import type')
})

test('of a text that changed nothing is kept, and what no file holds any more goes', () => {
  const text = `export const gone: number = ${Math.random()}\n`
  expect(withoutTypes(text)).toBeUndefined()
  writeFileSync(new URL(nameOf(text), kept), 'export const gone = 1\n')
  takeOut()
  expect(existsSync(new URL(nameOf(text), kept))).toBe(false)
})
