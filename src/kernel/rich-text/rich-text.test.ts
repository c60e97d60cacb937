import { expect, test } from 'vitest'
import { checkRichText, maxPictures, richTextIn, richTextOrNull } from './check-rich-text.ts'
import { isWritten, picturesIn, plainText } from './plain-text.ts'
import { readMarks } from './read-marks.ts'
import { headingJumps, vagueLinks } from './rich-findings.ts'
import { richHtml } from './rich-html.ts'
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

const file = '01890000-0000-7000-8000-0000000000a1'
const picture = (more: object = {}) => ({ type: 'picture', file, alt: 'Buren planten een boom', ...more })
const faultsOf = (value: unknown, allows = { pictures: true }) => {
  const faults: string[] = []
  checkRichText(value, 'body', (at, code) => faults.push(`${code} ${at}`), allows)
  return faults
}

test('a picture is a file with words for who cannot see it, or decorative, with or without a caption', () => {
  const sent = [
    picture({ caption: 'Zaterdag\nin de tuin ', onload: 'x', src: 'https://evil.example/x.png' }),
    picture({ file: file.toUpperCase(), decorative: true }),
  ]
  const text = richTextOrNull(sent, { pictures: true })!
  expect(text).toEqual([
    { type: 'picture', file, alt: 'Buren planten een boom', caption: 'Zaterdag in de tuin' },
    { type: 'picture', file, alt: '', decorative: true },
  ])
  expect(richTextIn(JSON.stringify(text))).toEqual(text)
  expect([picturesIn(text).length, plainText(text), isWritten(text)]).toEqual([2, '', false])
})

test.each([
  [picture({ alt: ' ' }), 'no_alternative body/0/alt'],
  [picture({ alt: undefined, decorative: 'yes' }), 'no_alternative body/0/alt'],
  [picture({ alt: 5 }), 'invalid body/0/alt'],
  [picture({ alt: 'x'.repeat(201) }), 'too_long body/0/alt'],
  [picture({ caption: 'x'.repeat(301) }), 'too_long body/0/caption'],
  [picture({ file: 'https://evil.example/x.png' }), 'invalid body/0/file'],
])('a picture with a fault is refused at its place: %j', (sent, fault) => expect(faultsOf([sent])).toEqual([fault]))

test('a text that takes no pictures says so, and one that does takes a number of them', () => {
  expect(faultsOf([{ type: 'paragraph', content: [] }, picture({ alt: '' })], { pictures: false })).toEqual(['no_pictures body/1'])
  const many = Array.from({ length: maxPictures }, () => picture())
  expect([faultsOf(many), faultsOf([...many, picture()])]).toEqual([[], ['too_many_pictures body']])
})

test('elsewhere a picture has its size and its words, and one that nobody knows is left out', () => {
  const text = richTextOrNull([picture({ alt: 'Jan "de boom" <x>', caption: 'Zo & zo' })], { pictures: true })!
  expect(richHtml(text, 'https://demo.example')).toBe('')
  expect(richHtml(text, 'https://demo.example', new Map([[file, { url: '/files/a/picture.webp', width: 1920, height: 1080 }]]))).toBe(
    '<figure><img src="https://demo.example/files/a/picture.webp" alt="Jan &quot;de boom&quot; &lt;x&gt;" width="1920" height="1080"><figcaption>Zo &amp; zo</figcaption></figure>',
  )
})
