import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { LocaleProvider } from '#kernel/i18n/web/provider.tsx'
import { type Block, emptySeo } from '#features/pages/blocks/block.ts'
import { examplePicture, examplePictures } from '#features/pages/blocks/example-blocks.ts'
import { localise, noReferences } from '#features/pages/blocks/localise.ts'
import { sharedPicture } from '#features/pages/pictures/shared-picture.ts'
import { BlockViews } from '#features/pages/blocks/web/block-views.tsx'
import { factsOfExample } from '#features/pages/blocks/web/example-facts.ts'

const of = (blocks: Block[], ogImage = '') => ({
  titleNl: 'Tuin',
  titleEn: '',
  slugNl: 'tuin',
  slugEn: '',
  layout: 'wide' as const,
  blocks,
  seo: { ...emptySeo, ogImage },
})
const shown = (blocks: Block[], pictures = examplePictures) => localise(of(blocks), 'nl', { ...noReferences, pictures })
const draw = (blocks: Block[], pictures = examplePictures) => {
  const drawn = shown(blocks, pictures).blocks.map((block) => ({ ...block, facts: factsOfExample(block.kind) }))
  const Stub = createRoutesStub([{ path: '/', Component: () => <BlockViews blocks={drawn} /> }])
  return renderToString(
    <LocaleProvider locale="nl">
      <Stub />
    </LocaleProvider>,
  )
}
const said = (nl: string) => ({ nl, en: '' })
const hero = (look: string): Block => ({
  id: 'h',
  kind: 'hero',
  value: { look, title: said('Dag'), intro: said('Kom'), picture: examplePicture('a'), button: said('Ga'), href: '/' },
})
const two: Block = {
  id: 'p',
  kind: 'pictures',
  value: {
    title: said(''),
    pictures: [
      { picture: examplePicture('b'), caption: said('Soep') },
      { picture: examplePicture('c'), caption: said('') },
    ],
  },
}
const cards: Block = {
  id: 'c',
  kind: 'cards',
  value: { title: said(''), cards: [{ title: said('Kaart'), text: said(''), tile: 'hart', picture: examplePicture('b'), href: '' }] },
}
const tags = (html: string, name: string) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? []

test.each(['search', 'plain'])('an opening (%s) with a photo asks for it at once, and for what stands below when it comes near', (look) => {
  const html = draw([hero(look), two, cards])
  const [first, ...rest] = tags(html, 'img')
  expect(first).toMatch(/width="960" height="640".*fetchPriority="high"/i)
  expect(first).not.toContain('loading="lazy"')
  expect(rest).toHaveLength(3)
  for (const img of rest) expect(img).toMatch(/loading="lazy"/)
  expect(tags(html, 'link').filter((link) => link.includes('preload'))).toHaveLength(1)
})

test('a photo below a few words is asked for at once too; one further down, or below an opening without a photo, when it comes near', () => {
  const quote = { id: 'q', kind: 'quote', value: { text: said('Dag'), name: said('Jo'), role: said(''), tile: '' } }
  const asked = (blocks: Block[]) => tags(draw(blocks), 'link').filter((link) => link.includes('preload')).length
  expect(asked([quote, two, cards])).toBe(1)
  expect(asked([quote, { ...quote, id: 'r' }, two])).toBe(0)
  expect(asked([{ ...hero('plain'), value: { ...hero('plain').value, picture: '' } }, two])).toBe(0)
})

test('a picture that is not there any more leaves the page whole: the wall is back, the card has its tile, the row is shorter', () => {
  const html = draw([hero('plain'), two, cards], new Map([...examplePictures].filter(([id]) => id === examplePicture('c'))))
  expect(tags(html, 'img')).toHaveLength(1)
  expect(html).toContain('#hart')
  expect(draw([two], new Map())).not.toContain('<section')
})

test('whoever shares the page shows the photo that was chosen, or the one it opens with, or none', () => {
  const url = (page: ReturnType<typeof shown>) => sharedPicture(page, 'https://demo.example')?.url
  const chosen = localise(of([hero('plain')], examplePicture('c')), 'nl', { ...noReferences, pictures: examplePictures })
  const urls = ['a', 'c'].map((which) => examplePictures.get(examplePicture(which as 'a' | 'c'))!.copies[0]!.url)
  expect([url(shown([hero('plain')])), url(chosen), url(shown([two]))]).toEqual([...urls, undefined])
})
