import { expect, test } from 'vitest'
import { closingLine, slowest, together } from './outcome.ts'

const even = Array.from({ length: 40 }, (_, at) => ({ file: `${at}.test.ts`, seconds: 10 }))

test('the slowest ten files are listed, the slowest first, with their share of the whole', () => {
  const { lines, tooSlow } = slowest([...even, { file: 'slow.test.ts', seconds: 20 }])
  expect(lines).toHaveLength(10)
  expect(lines[0]).toBe('   20.0 s  4.8 %  slow.test.ts')
  expect(tooSlow).toEqual([])
})

test('a file that takes more than a twentieth of the whole is named', () => {
  expect(slowest([...even, { file: 'slow.spec.ts', seconds: 22 }]).tooSlow).toEqual([
    'slow.spec.ts takes 5.2 % of all tests, more than 5.0 %: split it or make it cheaper',
  ])
})

test('outcomes of several runners are one', () => {
  const one = { passed: 2, failed: 1, files: [{ file: 'a.spec.ts', seconds: 1 }] }
  const both = together([one, { passed: 3, failed: 0, files: [{ file: 'a.spec.ts', seconds: 2 }], leftOut: 2 }])
  expect(both).toEqual({ passed: 5, failed: 1, files: [{ file: 'a.spec.ts', seconds: 3 }], leftOut: 2 })
  expect(closingLine(both)).toBe('5 passed, 1 failed')
})
