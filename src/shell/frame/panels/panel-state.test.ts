import { expect, test } from 'vitest'
import { closed, openPanel } from './panel.tsx'

const definitions = [
  { name: 'menu' },
  { name: 'language', position: 'right', props: { current: 'nl', short: true } },
  { name: 'hint', overlay: false },
] as const

test('a panel opens from the left over a dimmed page, unless it says otherwise', () => {
  expect(openPanel(definitions, 'menu')).toEqual({ name: 'menu', position: 'left', overlay: true, props: {} })
  expect(openPanel(definitions, 'language')).toMatchObject({ position: 'right', overlay: true })
  expect(openPanel(definitions, 'hint')).toMatchObject({ overlay: false })
})

test('props are merged over the declared ones', () => {
  expect(openPanel(definitions, 'language', { current: 'en' })).toMatchObject({ props: { current: 'en', short: true } })
})

test('an unknown panel stays closed', () => {
  expect(openPanel(definitions, 'nothing')).toBe(closed)
})
