import { expect, test } from 'vitest'
import { tellingWords } from './find-likes.ts'

test('an organization is looked for by the words of its name that tell something', () => {
  expect(tellingWords('Stichting Leesclub de Wijk')).toEqual(['leesclub', 'wijk'])
  expect(tellingWords('Vereniging voor en van')).toEqual([])
  expect(tellingWords('x'.repeat(100_000))).toEqual(['x'.repeat(120)])
})
