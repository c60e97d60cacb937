import { expect, test } from 'vitest'
import { firstWords } from './words.ts'

test('of a letter stands its first sentence, or what fits of it, never half a word', () => {
  expect(firstWords('Ik drink graag koffie met mensen. En ik kan fietsen.')).toBe('Ik drink graag koffie met mensen.')
  expect(firstWords('Hallo!\n\nIk ben Samira')).toBe('Hallo!')
  expect(firstWords('Ik woon om de hoek')).toBe('Ik woon om de hoek')
  expect(firstWords('   ')).toBe('')
  expect(firstWords('Ik heb veertig jaar lang een volkstuin gehad aan de rand van de stad en weet alles van aardbeien en bonen')).toBe(
    'Ik heb veertig jaar lang een volkstuin gehad aan de rand van de stad en weet alles van…',
  )
  expect(firstWords('a'.repeat(200))).toBe(`${'a'.repeat(45)}…`)
})
