import { expect, test } from 'vitest'
import { richTextIn, richTextOrNull } from './check-rich-text.ts'
import { plainText } from './plain-text.ts'
import { readMarks } from './read-marks.ts'
import { headingJumps, vagueLinks } from './rich-findings.ts'
import { linkTarget, linkWords, typedLink, understoodLink } from './link-target.ts'

const written = `Het begon met **drie scheppen** en een *kruiwagen*.
Zie [de tuin](/organizations/1).

## Iedereen kan iets

- spitten
- koffie zetten

1. eerst de tegels
2. dan de aarde

> Nu zwaait de hele straat.`

test('what is written with simple signs is a text of named parts', () => {
  const text = readMarks(written)
  expect(text.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'bullets', 'numbers', 'quote'])
  expect(richTextOrNull(JSON.parse(JSON.stringify(text)))).toEqual(text)
  expect(plainText(text)).toContain('Het begon met drie scheppen en een kruiwagen.')
})

test.each(['5 * 3 = 15', '2 ** 3', '[geen link', '\\*letterlijk\\*', '- ', '# ', '1) een', 'a\\'])('signs that mean nothing stay letters: %s', (typed) => {
  const text = readMarks(typed)
  expect(richTextOrNull(text)).toEqual(text)
})

test('a field that holds something else than a text holds an empty one', () => {
  expect(richTextIn(JSON.stringify(readMarks('Hoi')))).toEqual(readMarks('Hoi'))
  for (const written of ['', '[', '{}', '[{"type":"html"}]']) expect(richTextIn(written)).toEqual([])
})

test('a heading that skips a level and a link that says nothing are found', () => {
  const text = readMarks('### Te diep\n\nLees [hier](/nieuws) of [al het nieuws](/nieuws).\n\n## Goed\n\n### Ook goed')
  expect(headingJumps(text)).toEqual(['Te diep'])
  expect(vagueLinks(text)).toEqual(['hier'])
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
  '/\\evil.example',
  'https://a@evil.example',
  'https://localhost',
  'http:evil.example',
  'file:///etc/passwd',
  'mailto:x',
  'x'.repeat(2000),
  5,
  {},
])('a link that runs or deceives is none: %j', (href) => {
  expect(linkTarget(href)).toBeNull()
  expect(richTextOrNull(linking(href))).toBeNull()
})

test.each([
  ['mailto:info@ermelo.nl?subject=Vraag over de tuin', 'mailto:info@ermelo.nl?subject=Vraag%20over%20de%20tuin'],
  [
    'mailto:info@ermelo.nl?Subject=Vraag%20over%20de%20tuin&body=Hoi,%0D%0ABcc:%20x',
    'mailto:info@ermelo.nl?subject=Vraag%20over%20de%20tuin&body=Hoi%2C%20Bcc%3A%20x',
  ],
  ['mailto:info@ermelo.nl?subject=100%&bcc=x@y.nl&attach=/etc/passwd', 'mailto:info@ermelo.nl?subject=100%25'],
  ['info@ermelo.nl?subject=1+1', 'mailto:info@ermelo.nl?subject=1%2B1'],
  ['mailto:info@ermelo.nl?', 'mailto:info@ermelo.nl'],
  ['\u202ainfo@ermelo.nl\u202c', 'mailto:info@ermelo.nl'],
  ['\u200emailto:info@ermelo.nl\u00a0', 'mailto:info@ermelo.nl'],
])('a mail with its subject filled in: %s', (typed, target) => {
  expect(linkTarget(understoodLink(typed))).toBe(target)
  expect(linkTarget(target)).toBe(target)
  expect(linkWords(target)).toBe('info@ermelo.nl')
  expect(linkTarget(understoodLink(typedLink(target)))).toBe(target)
})

test.each([
  ['mailto:info@ermelo.nl?subject=Vraag%20over%20de%20tuin', 'info@ermelo.nl?subject=Vraag over de tuin'],
  ['mailto:info@ermelo.nl?subject=Jan%26Piet%3D100%25', 'info@ermelo.nl?subject=Jan%26Piet%3D100%25'],
  ['tel:+31341123456', '+31341123456'],
  ['https://xn--caf-dma.nl/een', 'https://café.nl/een'],
  ['/over-ons', '/over-ons'],
])('%s is shown to its editor as %s, and means the same', (target, typed) => {
  expect(typedLink(target)).toBe(typed)
  expect(linkTarget(understoodLink(typed))).toBe(target)
})

test.each(['mailto:a@b.nl,c@d.nl', 'mailto:a@b.nl%0ABcc:x@y.nl', 'mailto:?to=a@b.nl', 'mailto:a b@c.nl', `mailto:a@b.nl?subject=${'é'.repeat(90)}`])(
  '%s is no mail address',
  (href) => expect(linkTarget(href)).toBeNull(),
)

const linking = (href: unknown) => [{ type: 'paragraph', content: [{ text: 'x', href }] }]

test.each([
  {},
  'tekst',
  [{ type: 'html', content: '<script>' }],
  [{ type: 'heading', level: 1, content: [] }],
  [{ type: 'bullets' }],
  [{ type: 'paragraph' }],
  [{ type: 'paragraph', content: [{ text: 5 }] }],
  [{ type: 'paragraph', content: [{ text: 'x'.repeat(20_001) }] }],
  Array.from({ length: 5000 }, () => ({ type: 'paragraph', content: [] })),
])('what has any other part is no text: %j', (value) => expect(richTextOrNull(value)).toBeNull())

test('parts that nobody asked for are left behind', () => {
  const sent = [{ type: 'paragraph', evil: 1, content: [{ text: 'Hoi\u202e', onclick: 'x', bold: 'yes' }] }]
  expect(richTextOrNull(sent)).toEqual([{ type: 'paragraph', content: [{ text: 'Hoi' }] }])
})
