import { Slice } from 'prosemirror-model'
import { expect, test } from 'vitest'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { documentOf, richOf, withoutPictures } from './rich-schema.ts'

const written: RichText = [
  { type: 'heading', level: 2, content: [{ text: 'Iedereen kan iets' }] },
  {
    type: 'paragraph',
    content: [{ text: 'Om tien uur\nop het plein, ' }, { text: 'met\nkoffie', bold: true }, { text: ' in ' }, { text: 'de tuin', href: '/organizations/1' }],
  },
  { type: 'bullets', items: [[{ text: 'spitten' }], [{ text: 'koffie zetten', italic: true }]] },
  { type: 'numbers', items: [[{ text: 'eerst de tegels\n' }]] },
  { type: 'quote', content: [{ text: 'Nu zwaait de hele straat.' }] },
]

test('what is kept comes out of the editor as it went in, its new lines too', () => {
  expect(richOf(documentOf(written))).toEqual(written)
  expect(richOf(documentOf([]))).toEqual([])
})

test('words that look alike are one run of words', () => {
  const apart: RichText = [{ type: 'paragraph', content: [{ text: 'Goed' }, { text: ' werk', bold: true }, { text: '!', bold: true }] }]
  expect(richOf(documentOf(apart))).toEqual([{ type: 'paragraph', content: [{ text: 'Goed' }, { text: ' werk!', bold: true }] }])
})

const file = '01890000-0000-7000-8000-0000000000a1'
const pictured: RichText = [
  { type: 'picture', file, alt: 'Buren planten een boom', caption: 'Zaterdag' },
  { type: 'paragraph', content: [{ text: 'Zestig buren' }] },
  { type: 'picture', file, alt: '', decorative: true },
]

test('pictures stay where they are in the text, and a text of pictures alone is not empty', () => {
  expect(richOf(documentOf(pictured))).toEqual(pictured)
  expect(richOf(documentOf(pictured.slice(0, 1)))).toEqual(pictured.slice(0, 1))
})

test('what is pasted where no pictures may stand arrives without them', () => {
  const left = withoutPictures(new Slice(documentOf(pictured).content, 0, 0))
  expect(left.content.childCount).toBe(1)
  expect(left.content.textBetween(0, left.content.size)).toBe('Zestig buren')
})
