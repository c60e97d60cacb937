import { expect, test } from 'vitest'
import { type Block, emptySeo, type PageContent } from '#features/pages/blocks/block.ts'
import { changedBlocks, mergeContent } from './merge-content.ts'

const block = (id: string, text: string): Block => ({ id, kind: 'text', value: { text } })
const page = (blocks: Block[], titleNl = 'Titel'): PageContent => ({ titleNl, titleEn: '', slugNl: 'x', slugEn: '', layout: 'wide', blocks, seo: emptySeo })
const base = page([block('a', 'een'), block('b', 'twee')])
const texts = ({ blocks }: PageContent) => blocks.map(({ value }) => value['text'])

test('what each changed elsewhere is kept, in silence', () => {
  const { content, clashes } = mergeContent(base, page([block('a', 'een!'), block('b', 'twee')]), page([block('a', 'een'), block('b', 'twee?')], 'Anders'))
  expect([texts(content), content.titleNl, clashes]).toEqual([['een!', 'twee?'], 'Anders', []])
})

test('where both changed the same, mine stands and theirs is told', () => {
  const { content, clashes } = mergeContent(base, page([block('a', 'van mij'), block('b', 'twee')]), page([block('a', 'van jou'), block('b', 'twee')]))
  expect(texts(content)).toEqual(['van mij', 'twee'])
  expect(clashes).toEqual([{ at: 'a', theirs: block('a', 'van jou') }])
})

test('new blocks of both stay, in their places; a block that I moved stays there', () => {
  const mine = page([block('n', 'nieuw'), block('a', 'een'), block('b', 'twee')])
  const theirs = page([block('a', 'een'), block('m', 'midden'), block('b', 'twee')])
  expect(texts(mergeContent(base, mine, theirs).content)).toEqual(['nieuw', 'een', 'midden', 'twee'])
  const moved = page([block('b', 'twee'), block('a', 'een')])
  expect(texts(mergeContent(base, moved, page([block('a', 'een!'), block('b', 'twee')])).content)).toEqual(['twee', 'een!'])
})

test('what one took away goes, unless the other wrote in it meanwhile', () => {
  expect(texts(mergeContent(base, page([block('a', 'een')]), base).content)).toEqual(['een'])
  expect(texts(mergeContent(base, page([block('a', 'een')]), page([block('a', 'een'), block('b', 'langer')])).content)).toEqual(['een', 'langer'])
})

test('a page that comes back with its parts in another order is the same page', () => {
  const sent: Block = { id: 'a', kind: 'text', value: { body: [{ type: 'paragraph', content: [] }], look: 'wide' } }
  const kept: Block = { value: { look: 'wide', body: [{ content: [], type: 'paragraph' }] }, kind: 'text', id: 'a' }
  const mine = page([{ ...sent, value: { ...sent.value, look: 'small' } }])
  expect(mergeContent(page([sent]), mine, page([kept]))).toEqual({ content: mine, clashes: [] })
  expect(changedBlocks(page([sent]), page([kept]))).toEqual([])
})

test('only what others changed is drawn anew', () => {
  const mine = page([block('a', 'een!'), block('b', 'twee')])
  const { content } = mergeContent(base, mine, page([block('a', 'een'), block('b', 'twee?')]))
  expect(changedBlocks(mine, content)).toEqual(['b'])
})
