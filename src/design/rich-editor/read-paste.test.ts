import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { richTextOrNull } from '#kernel/rich-text/check-rich-text.ts'
import { pasted } from '#src/testing/pasted.ts'
import { readPaste } from './read-paste.ts'

const read = (html: string) => readPaste(new JSDOM(html).window.document)

test.each(pasted.map(({ program, ...one }) => [program, one] as const))('from %s arrives what one saw there', (_program, { html, seen }) => {
  expect(read(html)).toEqual(seen)
  expect(richTextOrNull(seen)).toEqual(seen)
})

test.each(['', '<img src=x>', '<p>&nbsp;</p><br>', '<style>p{}</style>', '<div hidden style="display:none">x</div>'])(
  'nothing to read is nothing: %s',
  (html) => {
    expect(read(html)).toEqual([])
  },
)

test('a few words within a line are one line', () => {
  expect(read('<span style="font-weight:700">samen</span> eten')).toEqual([{ type: 'paragraph', content: [{ text: 'samen', bold: true }, { text: ' eten' }] }])
})

test('a style that only sounds like bold is none', () => {
  for (const style of ['mso-bidi-font-weight:bold', 'font-weight:inherit', '--font-weight:700', 'font-family:bold sans'])
    expect(read(`<p style="${style}">x</p>`)).toEqual([{ type: 'paragraph', content: [{ text: 'x' }] }])
})
