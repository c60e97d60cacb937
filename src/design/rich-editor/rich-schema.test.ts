import { expect, test } from 'vitest'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { documentOf, richOf } from './rich-schema.ts'

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
