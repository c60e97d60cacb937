import { expect, test } from 'vitest'
import { chipSchema, chipsIn, documentOf, textOf } from './chip-text.ts'

const chips = [
  { name: 'voornaam', word: 'Voornaam' },
  { name: 'vacature', word: 'Vacature' },
]
const known = (name: string) => chips.some((chip) => chip.name === name)
const opened = (text: string, { isMarked = true, isOneLine = false } = {}) => documentOf(chipSchema(chips, { isMarked, isOneLine }), text, { isMarked, known })

test.each([
  '',
  'Dag {{voornaam}},',
  'Dag {{voornaam}},\n\nje reageerde op **{{vacature}}**.\n- laarzen\n- thee',
  '**Let op:** {{achternaam}} kennen we niet',
  'Twee ** sterren en {{ half',
])('%j is stored as it was', (text) => expect(textOf(opened(text))).toBe(text))

test('a placeholder is one chip, however it was written; one that is not known stays text', () => {
  expect(textOf(opened('Dag {{ Voornaam }}'))).toBe('Dag {{voornaam}}')
  expect(opened('Dag {{ Voornaam }}').firstChild!.childCount).toBe(2)
  expect(opened('Dag {{achternaam}}').firstChild!.childCount).toBe(1)
  expect(chipsIn('{{voornaam}} {{x}}', known)).toEqual([{ from: 0, to: 12, name: 'voornaam' }])
})

test('a subject is one line, and knows no bold', () => {
  const doc = opened('Hoera\n**{{voornaam}}**', { isMarked: false, isOneLine: true })
  expect([doc.childCount, textOf(doc)]).toEqual([1, 'Hoera **{{voornaam}}**'])
})
