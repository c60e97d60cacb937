import { expect, test } from 'vitest'
import { text } from '#kernel/fields/field.ts'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { defineForm } from './define-form.ts'
import { saveWhileTyping } from './save-while-typing.ts'

const form = defineForm({ title: text() }, { title: { label: { nl: 'Titel', en: 'Title' } } })

type Attempt = Parameters<typeof saveWhileTyping>[0]

const attempt = async (save: Attempt['save']) =>
  await saveWhileTyping({
    form,
    locale: 'nl',
    save,
    read: async () => ({ version: 8, theirs: { title: ['Van een ander'] } }),
    pictures: async (links) => Object.fromEntries(Object.keys(links).map((name) => [name, { url: '/p', width: 1, height: 1, alt: null }])),
  })
const failing = async (status: number, message: string, errors: ConstructorParameters<typeof ApiError>[1] = []) =>
  await attempt(async () => {
    throw new ApiError(status, errors, message)
  })
const saved = { saved: { meta: { version: 7 } }, left: { title: 'Te kort' } }
const refusal = { typed: {}, faults: { fields: { title: 'Te lang' } }, status: 422 }

test('what was saved has a version, and after a merge the values of the others', async () => {
  expect(await attempt(async () => ({ outcome: saved, wasMerged: false }))).toEqual({ kind: 'saved', version: 7, left: saved.left })
  expect(await attempt(async () => ({ outcome: saved, wasMerged: true }))).toEqual({
    kind: 'saved',
    version: 8,
    theirs: { title: ['Van een ander'] },
    left: saved.left,
  })
  expect(await attempt(async () => ({ outcome: { ...saved, saved: null }, wasMerged: true }))).toEqual({ kind: 'saved', version: null, left: saved.left })
})

test('what was refused tells its fields, and a conflict its pictures', async () => {
  expect(await attempt(async () => ({ outcome: { refused: refusal }, wasMerged: false }))).toEqual({
    kind: 'refused',
    faults: refusal.faults.fields,
    problem: 'Te lang',
  })
  const conflict = { links: { image: { mine: ['a'], theirs: ['b'] } } } as never
  expect(await attempt(async () => ({ outcome: { refused: { ...refusal, conflict } }, wasMerged: false }))).toMatchObject({
    kind: 'conflict',
    conflict,
    pictures: { image: { url: '/p' } },
  })
})

test('nothing is thrown: no connection, an ended session, a record that is gone, a session of another center', async () => {
  expect(
    await attempt(async () => {
      throw new TypeError('Failed to fetch')
    }),
  ).toEqual({ kind: 'lost' })
  for (const status of [429, 500, 503]) expect(await failing(status, 'later')).toEqual({ kind: 'lost' })
  expect(await failing(401, 'who')).toEqual({ kind: 'signed-out' })
  expect(await failing(404, 'Bestaat niet')).toEqual({ kind: 'refused', faults: {}, problem: 'Bestaat niet' })
  expect(await failing(403, 'wrong center')).toEqual({ kind: 'refused', faults: {}, problem: 'wrong center' })
  const fault = { status: '422', code: 'too_long', title: 'Long', detail: 'Te lang', meta: { attribute: 'title' } }
  expect(await failing(422, 'no', [fault] as never)).toEqual({ kind: 'refused', faults: { title: 'Te lang' }, problem: undefined })
})
