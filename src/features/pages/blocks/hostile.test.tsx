import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { hostileLinks, hostileTexts } from '#src/testing/hostile-texts.ts'
import { type Block, emptySeo, maxBlocks } from './block.ts'
import type { BlockField, BlockFields } from './define-block.ts'
import { blockKinds } from './kinds.ts'
import { checkBlocks } from './check-blocks.ts'
import { linkTarget } from '#kernel/rich-text/link-target.ts'
import { exampleForm, examplePicture, examplePictures } from './example-blocks.ts'
import { localise, noReferences } from './localise.ts'
import { BlockViews } from '#features/pages/blocks/web/block-views.tsx'
import { factsOfExample } from '#features/pages/blocks/web/example-facts.ts'

test('there are five hundred of them', () => expect(new Set([...hostileTexts, ...hostileLinks]).size).toBeGreaterThan(500))

test.each(hostileLinks)('%j is no link', (link) => {
  expect(linkTarget(link)).toBeNull()
})

test.each(['/', '/vacancies/search?q=a', '/over-ons#team', 'https://www.ermelo.nl/a?b=c', 'mailto:info@ermelo.nl', 'tel:+31341123456'])('%j is one', (link) => {
  expect(linkTarget(link)).toBe(link)
})

/** The value of a block with `text` in every field that takes one. */
function filled(fields: BlockFields, text: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fill(field, text)]))
}
function fill(field: BlockField, text: string): unknown {
  const pieces = [{ text, bold: true, onclick: text, style: text }]
  const rich = [
    { type: 'paragraph', content: pieces, style: text },
    { type: 'heading', level: 2, content: pieces },
    { type: 'bullets', items: [pieces] },
    { type: 'quote', content: pieces },
  ]
  if (field.kind === 'words') return { nl: text.slice(0, field.max), en: '' }
  if (field.kind === 'rich') return { nl: rich, en: [] }
  if (field.kind === 'list') return [filled(field.fields, text)]
  if (field.kind === 'picture') return examplePicture('a')
  if (field.kind === 'chosen') return field.of === 'forms' ? [exampleForm.id] : []
  return field.kind === 'link' ? '/vacancies/search' : undefined
}

const draw = (blocks: Block[]) => {
  const shown = localise({ titleNl: 'x', titleEn: '', slugNl: 'x', slugEn: '', layout: 'wide', blocks, seo: emptySeo }, 'nl', {
    ...noReferences,
    pictures: examplePictures,
    forms: new Map([[exampleForm.id, exampleForm]]),
  })
  const drawn = shown.blocks.map((block) => ({ ...block, facts: factsOfExample(block.kind) }))
  const Stub = createRoutesStub([{ path: '/', Component: () => <BlockViews blocks={drawn} /> }])
  return renderToString(
    <LocaleProvider locale="nl">
      <Stub />
    </LocaleProvider>,
  )
}

test.each(blockKinds.map((one) => [one.kind, one] as const))('in %s none of five hundred texts becomes markup', (kind, { fields }) => {
  const tagsOf = (html: string) => new Set(html.match(/<[a-z][a-z0-9-]*/gi))
  const usual = draw(checkBlocks([{ id: 'a', kind, value: filled(fields, 'Goede\ndag') }], { whole: false }).blocks)
  for (const text of hostileTexts) {
    const { blocks, faults } = checkBlocks([{ id: 'a', kind, value: filled(fields, text) }], { whole: false })
    expect(faults).toEqual([])
    const html = draw(blocks)
    expect([text, [...tagsOf(html)].filter((tag) => !tagsOf(usual).has(tag))]).toEqual([text, []])
    expect(html).not.toMatch(/<[^>]*\son[a-z]+=|<[^>]*\sstyle=|javascript:alert\(1\)"/i)
  }
})

test.each(hostileLinks)('nowhere does a block lead to %j', (href) => {
  const rich = { nl: [{ type: 'paragraph', content: [{ text: 'x', href }] }], en: [] }
  const values: [string, unknown][] = [
    ['text', { body: rich }],
    ['faq', { questions: [{ answer: rich }] }],
    ['band', { href }],
    ['hero', { href }],
    ['video', { href }],
    ['cards', { cards: [{ href }] }],
  ]
  for (const [kind, value] of values) {
    const { faults, blocks } = checkBlocks([{ kind, value }], { whole: false })
    expect([kind, faults.map(({ code }) => code)]).toEqual([kind, ['invalid_link']])
    expect(JSON.stringify(blocks)).not.toContain('alert')
  }
})

test.each([
  ['nothing', null],
  ['a text', 'x'],
  ['a number in place of a block', [7]],
  ['an unknown kind', [{ kind: 'script' }]],
  ['a kind from the prototype', [{ kind: 'constructor' }]],
  ['too many blocks', Array.from({ length: 200 }, () => ({ kind: 'text' }))],
  ['too many questions', [{ kind: 'faq', value: { questions: Array.from({ length: 200 }, () => ({})) } }]],
  ['a text that is too long', [{ kind: 'band', value: { title: { nl: 'x'.repeat(1_000_000) } } }]],
  ['words that are none', [{ kind: 'band', value: { title: { nl: { toString: 'x' } } } }]],
  ['a text of too many letters', [{ kind: 'text', value: { body: { nl: [{ type: 'paragraph', content: [{ text: 'x'.repeat(30_000) }] }] } } }]],
  ['a list within a list', [{ kind: 'text', value: { body: { nl: [{ type: 'bullets', items: [[{ type: 'bullets', items: [] }]] }] } } }]],
  ['a heading of a level that is the page’s', [{ kind: 'text', value: { body: { nl: [{ type: 'heading', level: 1, content: [] }] } } }]],
  ['an option that is none', [{ kind: 'hero', value: { look: 'toString' } }]],
  ['a tile that is none', [{ kind: 'quote', value: { tile: '"><script>' } }]],
  ['a number out of bounds', [{ kind: 'vacancy_list', value: { most: 1e9 } }]],
])('%s is told, and never a defect', (_name, sent) => {
  expect(checkBlocks(sent, { whole: false }).faults.length).toBeGreaterThan(0)
})

test('what nobody declared is not kept: keys of prototypes, of others, and steering signs', () => {
  const value = JSON.parse('{"__proto__":{"polluted":1},"constructor":1,"title":{"nl":"Dag\\u202e\\u0000","en":"","fr":"x"},"extra":[1]}') as object
  const { blocks } = checkBlocks([{ id: '__proto__', kind: 'band', value, extra: 1 }], { whole: false })
  expect(Object.keys(blocks[0]!)).toEqual(['id', 'kind', 'value'])
  expect(blocks[0]!.value).toEqual({ title: { nl: 'Dag', en: '' }, text: { nl: '', en: '' }, button: { nl: '', en: '' }, href: '' })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('every example is whole, and as many blocks as a page may have are checked in no time', () => {
  for (const { kind, example } of blockKinds) expect([kind, checkBlocks([{ id: 'a', kind, value: example }], { whole: true }).faults]).toEqual([kind, []])
  const many = Array.from({ length: maxBlocks }, (_, i) => ({ id: `b${i}`, kind: 'text', value: blockKinds[1].example }))
  expect(checkBlocks(many, { whole: true })).toMatchObject({ faults: [] })
})

test('a picture in the text of a block is refused for what it is, where it stands', () => {
  const picture = { type: 'picture', file: '01890000-0000-7000-8000-0000000000a1', alt: 'Buren planten een boom' }
  const text = [{ type: 'paragraph', content: [{ text: 'Zestig buren.' }] }, picture]
  const { blocks, faults } = checkBlocks([{ id: 'a', kind: 'text', value: { body: { nl: text, en: [] } } }], { whole: false })
  expect(faults).toEqual([{ at: '0/value/body/nl/1', code: 'no_pictures' }])
  expect((blocks[0]!.value['body'] as { nl: unknown[] }).nl).toHaveLength(1)
})
