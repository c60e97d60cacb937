import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { iconWeights } from '#design/icon/icon-names.ts'
import { features } from '#src/app/features.ts'
import { resources } from '#src/app/resources.ts'
import { resourceApis } from '#src/server/registered.ts'

const src = join(import.meta.dirname, '..')
const { features: folders } = (await import(join(src, '../architecture.mjs'))) as { features: string[] }
const twice = (names: string[]) => names.filter((name, at) => names.indexOf(name) !== at)

test('whatever has a server/feature.ts stands in src/app/features.ts, in the order of architecture.mjs', () => {
  const declared = folders.filter((name) => existsSync(join(src, 'features', name, 'server/feature.ts')))
  expect(features.map(({ name }) => name)).toEqual(declared)
})

test('every declared resource is registered, and every registered one is declared for the browser', () => {
  expect(resourceApis.map(({ resource }) => resource.type).sort()).toEqual(
    Object.values(resources)
      .map(({ type }) => type)
      .sort(),
  )
})

test('no two features say the same thing', () => {
  const keys = (list: (object | undefined)[]) => list.flatMap((one) => Object.keys(one ?? {}))
  expect(twice(resourceApis.map(({ resource }) => resource.type))).toEqual([])
  expect(twice(keys(features.map(({ mails }) => mails)))).toEqual([])
  expect(twice(keys(features.map(({ describedCalls }) => describedCalls)))).toEqual([])
  expect(twice(keys(features.map(({ errorWords }) => errorWords)))).toEqual([])
  expect(twice(features.flatMap(({ workers = [] }) => workers.map(({ job }) => job.name)))).toEqual([])
})

test('every to-do has an icon that is drawn', () => {
  const drawn = Object.entries(iconWeights).flatMap(([weight, names]) => names.map((name) => (weight === 'regular' ? name : `${name}-${weight}`)))
  const kinds = features.flatMap(({ todos = [] }) => todos)
  expect(kinds.length).toBeGreaterThan(4)
  expect(kinds.filter(({ icon }) => !drawn.includes(icon))).toEqual([])
  expect(twice(kinds.map(({ key, view }) => `${view} ${key}`))).toEqual([])
})
