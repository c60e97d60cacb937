import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { alone } from '#src/testing/alone.ts'

const root = join(import.meta.dirname, '../..')
const own = import.meta.filename
const files = globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: root }).filter((path) => join(root, path) !== own)

/** How the source of a test shows what it does to its process. */
const marks: Record<keyof typeof alone, RegExp> = {
  listensToTheProcess: /^process\.(on|once)\(/m,
  registersItsOwn: /\bregister(Mails|Listeners)\(|\blend(Registry|Queue)\(/,
  measuresTheProcess: /\bprocess\.(cpuUsage|memoryUsage)\(|\bperformance\.now\(|\bmonitorEventLoopDelay\(/,
  replacesGlobals: /\bvi\.(spyOn|useFakeTimers|stubGlobal|stubEnv|mock|doMock)\(|\bdefineProperty\((globalThis|process)\b/,
}

test('a test that changes or measures the process it runs in has one of its own', () => {
  const named = new Set(Object.values(alone).flatMap((patterns) => globSync([...patterns], { cwd: root })))
  const shared = files.filter((path) => !named.has(path))
  expect(shared.length).toBeGreaterThan(named.size * 5)
  const wrong = shared.flatMap((path) => {
    const text = readFileSync(join(root, path), 'utf8')
    return Object.entries(marks).flatMap(([kind, mark]) => (mark.test(text) ? [`${path}: ${kind}`] : []))
  })
  expect(wrong).toEqual([])
})

test.each(Object.values(alone).flat())('%s is there', (pattern) => {
  expect(globSync(pattern, { cwd: root })).not.toEqual([])
})
