import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import iconSprite from './icon/icons.svg?raw'
import { iconNames } from './icon/icon-names.ts'
import { gallery } from './gallery.tsx'
import { sceneNames, tileNames } from './tile/tile-names.ts'
import tileSprite from './tile/tiles.svg?raw'

describe('every state of every component is drawn on the server', () => {
  const states = Object.entries(gallery).flatMap(([group, examples]) => examples.map((example) => [group, example.name, example] as const))

  test.each(states)('%s: %s', (_group, _name, example) => {
    const html = renderToString(example.render())
    // The content security policy allows no style attributes.
    expect(html).not.toContain('style=')
  })
})

test('every icon that can be asked for is in the sprite', () => {
  expect(iconNames.filter((name) => !iconSprite.includes(`id="${name}"`))).toEqual([])
})

test('every tile that can be asked for is in the sprite', () => {
  expect([...tileNames, ...sceneNames].filter((name) => !tileSprite.includes(`id="${name}"`))).toEqual([])
})
