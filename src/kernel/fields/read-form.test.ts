import { expect, expectTypeOf, test } from 'vitest'
import { boolean, group, integer, lines, oneOf, someOf, text } from './field.ts'
import { fieldAt, type BodyOf, type InputName } from './form.ts'
import { bodyOf, meansSame, readForm, typedOf } from './read-form.ts'

const club = {
  name: text({ min: 2, max: 20 }),
  kind: oneOf(['club', 'school']),
  likes: someOf(['cooking', 'reading'], { maxItems: 2 }),
  people: integer({ optional: true }),
  shown: boolean(),
  rules: lines({ optional: true }),
  address: group({ street: text({ optional: true }), city: text({ max: 80 }) }),
  slug: text({ readOnly: true }),
}
type Names = InputName<typeof club>
const names = ['name', 'kind', 'likes', 'people', 'shown', 'rules', 'address.street', 'address.city'] as const satisfies Names[]
const form = {
  fields: club,
  inputs: Object.fromEntries(names.map((name) => [name, { field: fieldAt(club, name)! }])) as Record<
    (typeof names)[number],
    { field: ReturnType<typeof text> }
  >,
}

const sent = (values: Record<string, string | string[]>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) data.append(name, one)
  return data
}
const right = {
  name: ' De Brug ',
  kind: 'club',
  likes: ['reading', 'cooking'],
  people: '12',
  shown: 'true',
  rules: 'Lief zijn\r\nOp tijd',
  'address.city': 'Epe',
}

test('what was typed becomes the body that the client takes, in the stored form', () => {
  const { body, faults, typed } = readForm(form, sent(right), 'nl')
  expect(faults).toEqual({})
  expect(body).toEqual({
    name: 'De Brug',
    kind: 'club',
    likes: ['reading', 'cooking'],
    people: 12,
    shown: true,
    rules: ['Lief zijn', 'Op tijd'],
    address: { street: null, city: 'Epe' },
  })
  expect(typed['name']).toEqual([' De Brug '])
  expectTypeOf<BodyOf<typeof club, 'name' | 'likes' | 'address.city'>>().toEqualTypeOf<{
    name: string
    likes: ('cooking' | 'reading')[]
    address: { city: string }
  }>()
})

test('what nobody may write, and what is not there, is no name of an input', () => {
  expectTypeOf<'slug' extends Names ? true : false>().toEqualTypeOf<false>()
  expectTypeOf<'address' extends Names ? true : false>().toEqualTypeOf<false>()
  expectTypeOf<'address.planet' extends Names ? true : false>().toEqualTypeOf<false>()
})

test('every fault is told at once, at its input', () => {
  const { faults } = readForm(form, sent({ name: 'x', kind: 'planet', people: 'veel' }), 'nl')
  expect(Object.keys(faults)).toEqual(['name', 'kind', 'likes', 'people', 'address.city'])
  expect(faults['people']).toBe('Vul een heel getal in.')
})

test('a box that is not ticked is no, and an empty form makes no error of ours', () => {
  expect(readForm(form, sent({}), 'en').body.shown).toBe(false)
  expect(readForm(form, sent({ likes: Array.from({ length: 5000 }, () => 'x'.repeat(20)) }), 'en').faults['likes']).toBeTruthy()
})

test('a change names only what it is about', () => {
  const { typed } = readForm(form, sent(right), 'nl')
  expect(bodyOf(form, typed, 'nl', new Set(['people', 'address.city']))).toEqual({ people: 12, address: { city: 'Epe' } })
})

test('a record is shown as its inputs have it', () => {
  expect(typedOf(form, { name: 'De Brug', likes: ['cooking'], people: 3, shown: true, rules: ['a', 'b'], address: { city: 'Epe', street: null } })).toEqual({
    name: ['De Brug'],
    kind: [],
    likes: ['cooking'],
    people: ['3'],
    shown: ['true'],
    rules: ['a\nb'],
    'address.street': [],
    'address.city': ['Epe'],
  })
})

test('a space at the end, the line ends of a browser and the order of ticks are no change', () => {
  expect(meansSame(club.name, ['De Brug '], ['De Brug'])).toBe(true)
  expect(meansSame(text(), ['a\r\nb'], ['a\nb'])).toBe(true)
  expect(meansSame(club.likes, ['reading', 'cooking'], ['cooking', 'reading'])).toBe(true)
  expect(meansSame(club.people, [], [''])).toBe(true)
  expect(meansSame(club.name, ['De Brug'], ['De Dijk'])).toBe(false)
})
