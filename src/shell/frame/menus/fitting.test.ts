import { expect, test } from 'vitest'
import type { HeaderTheme } from '#features/tenancy/tenant.ts'
import { tenants } from '#src/seed/content/tenants.ts'
import type { MenuEntry } from '#shell/shell.ts'
import { fittingOf } from './fitting.ts'

const entry = (label: string): MenuEntry => ({ to: '/', label, icon: 'link', children: [] })
const seven = ['Vacaturebank', 'Nieuws', 'Over ons', 'Voor organisaties', 'Hulp en uitleg', 'Activiteiten', 'Contact'].map(entry)
const around = (header: HeaderTheme) => ({ brand: { kind: 'Vrijwilligersbank', name: 'Zutphen' }, languages: false, header, wide: false })

test.each(Object.entries(tenants))('at %s two short lines fit on every screen that shows the menu, and there is no "Meer"', (_, { header }) => {
  expect(fittingOf(seven.slice(0, 2), around(header))).toEqual({ bar: [64, 64], all: 64 })
  expect(fittingOf([], around(header)).all).toBe(64)
})

test('of seven lines the first stand on a small screen and more of them on a larger one', () => {
  const { bar, all } = fittingOf(seven, around(tenants.vrijwilligersbank.header))
  expect(bar[0]).toBe(64)
  expect(bar.at(-1)).not.toBe(64)
  expect(all).not.toBe(64)
  const known = bar.map((step) => step ?? Infinity)
  expect(known).toEqual(known.toSorted((a, b) => a - b))
})

test('sixty long lines wait under "Meer"', () => {
  const long = Array.from({ length: 60 }, () => entry('W'.repeat(60)))
  expect(fittingOf(long, around(tenants.public.header))).toEqual({ bar: long.map(() => null), all: null })
})
