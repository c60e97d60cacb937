import { expect, test } from 'vitest'
import { text } from '#kernel/fields/field.ts'
import { changeByForm } from './change-form.ts'
import { baseVersionFields } from './base-version.ts'
import { ApiError } from './client.ts'
import { submitForm } from './submit-form.ts'

const fields = { name: text({ max: 40 }), motto: text({ max: 40, optional: true }), phone: text({ max: 20, optional: true }) }
const form = {
  fields,
  inputs: { name: { field: fields.name }, motto: { field: fields.motto }, phone: { field: fields.phone } },
}
type Kept = { name: string; motto: string | null; phone: string | null }
const drawn: Kept = { name: 'De Brug', motto: 'Samen', phone: null }

/** A record as the API stores it: a call with an old version gets a conflict. */
function keeping(first: Kept, firstVersion = 3, shows: string | null = null) {
  let version = firstVersion
  const kept = { ...first }
  const links: { logo?: string | null }[] = []
  return {
    kept,
    links,
    read: async () => ({ ...kept, logo: shows === null ? null : { id: shows }, changedByName: 'Nienke', meta: { version } }),
    write: async (body: Partial<Kept>, { version: asked, related }: { version: number; related: { logo?: string | null } }) => {
      links.push(related)
      if (asked !== version) throw new ApiError(412, [{ id: '', status: '412', code: 'version_mismatch', title: 'x' }])
      Object.assign(kept, body)
      version += 1
      return body
    },
  }
}

function typed(values: Partial<Kept>, more: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries({ ...drawn, ...values })) data.set(name, value ?? '')
  data.set(baseVersionFields.version, '3')
  data.set(baseVersionFields.values, JSON.stringify({ name: ['De Brug'], motto: ['Samen'], phone: [] }))
  for (const [name, value] of Object.entries(more)) data.set(name, value)
  return data
}
const change = async ({ read, write }: ReturnType<typeof keeping>, data: FormData) =>
  await changeByForm({ form, data, locale: 'nl', links: ['logo'], read, write })

test('Nadia saves what she changed, and nothing else is written', async () => {
  const record = keeping(drawn)
  expect(await change(record, typed({ motto: 'Samen sterk' }))).toEqual({ saved: { motto: 'Samen sterk' }, left: {} })
  expect(await change(record, typed({}))).toEqual({ saved: null, left: {} })
})

test('Nienke changed another field meanwhile: both keep their words', async () => {
  const record = keeping({ ...drawn, phone: '0578 123456' }, 4)
  expect(await change(record, typed({ name: 'Buurthuis De Brug' }))).toMatchObject({ saved: { name: 'Buurthuis De Brug' } })
  expect(record.kept).toEqual({ name: 'Buurthuis De Brug', motto: 'Samen', phone: '0578 123456' })
})

test('both changed the same field: nothing is saved, and both texts are told', async () => {
  const record = keeping({ ...drawn, motto: 'Voor elkaar', phone: '0578 123456' }, 4)
  const answer = await change(record, typed({ name: 'Buurthuis', motto: 'Samen sterk' }))
  expect(answer).toMatchObject({
    refused: {
      status: 409,
      typed: { motto: ['Samen sterk'] },
      conflict: { version: 4, by: 'Nienke', fields: { motto: { mine: ['Samen sterk'], theirs: ['Voor elkaar'] } }, links: {} },
    },
  })
  expect(record.kept.name).toBe('De Brug')
})

test('both wrote the same: that is no conflict', async () => {
  expect(await change(keeping({ ...drawn, motto: 'Samen sterk' }, 4), typed({ motto: 'Samen sterk' }))).toMatchObject({ saved: {} })
})

test.each([
  ['hers, field by field', { [baseVersionFields.choice('motto')]: 'mine' }, 'Samen sterk'],
  ['the other’s, field by field', { [baseVersionFields.choice('motto')]: 'theirs' }, 'Voor elkaar'],
  ['all of hers', { [baseVersionFields.all]: 'mine' }, 'Samen sterk'],
  ['all of the other’s', { [baseVersionFields.all]: 'theirs' }, 'Voor elkaar'],
])('she chooses %s', async (_choice, chosen, motto) => {
  const record = keeping({ ...drawn, motto: 'Voor elkaar' }, 4)
  await change(record, typed({ name: 'Buurthuis', motto: 'Samen sterk' }, { [baseVersionFields.seen]: '4', ...chosen }))
  expect(record.kept).toMatchObject({ name: 'Buurthuis', motto })
})

test('a choice counts for the text it was made about, and not for one that came later', async () => {
  const record = keeping({ ...drawn, motto: 'Weer anders' }, 5)
  const answer = await change(record, typed({ motto: 'Samen sterk' }, { [baseVersionFields.seen]: '4', [baseVersionFields.all]: 'mine' }))
  expect(answer).toMatchObject({ refused: { conflict: { version: 5, fields: { motto: { theirs: ['Weer anders'] } } } } })
})

test('a picture is changed only where another one stands than was drawn', async () => {
  const record = keeping(drawn)
  await change(record, typed({}, { [baseVersionFields.values]: JSON.stringify({ name: ['De Brug'], motto: ['Samen'], phone: [], logo: ['1'] }), logo: '1' }))
  expect(record.links).toEqual([])
  await change(record, typed({}, { logo: '2' }))
  expect(record.links).toEqual([{ logo: '2' }])
})

test('both put another picture there: both are told, and the choice decides', async () => {
  const answer = await change(keeping(drawn, 4, '8'), typed({}, { logo: '2' }))
  expect(answer).toMatchObject({ refused: { status: 409, conflict: { version: 4, fields: {}, links: { logo: { mine: ['2'], theirs: ['8'] } } } } })
  const choosing = async (side: string) => {
    const record = keeping(drawn, 4, '8')
    await change(record, typed({ motto: 'Samen sterk' }, { logo: '2', [baseVersionFields.seen]: '4', [baseVersionFields.choice('logo')]: side }))
    return [record.kept.motto, record.links.at(-1)]
  }
  expect(await choosing('mine')).toEqual(['Samen sterk', { logo: '2' }])
  expect(await choosing('theirs')).toEqual(['Samen sterk', {}])
})

test('the same picture, or one that only she changed, is no conflict', async () => {
  expect(await change(keeping(drawn, 4, '2'), typed({}, { logo: '2' }))).toMatchObject({ saved: {} })
  expect(await change(keeping({ ...drawn, phone: '0578' }, 4), typed({}, { logo: '2' }))).toMatchObject({ saved: {} })
})

test('faults are told for what was changed: an old text that would be refused today keeps nobody from saving another', async () => {
  const data = typed({ motto: 'Samen sterk' })
  data.set('name', 'x'.repeat(50))
  expect(await change(keeping(drawn), data)).toMatchObject({ refused: { status: 422, faults: { fields: { name: 'Gebruik hoogstens 40 tekens.' } } } })
  data.set(baseVersionFields.values, JSON.stringify({ name: ['x'.repeat(50)], motto: ['Samen'], phone: [] }))
  expect(await change(keeping(drawn), data)).toMatchObject({ saved: { motto: 'Samen sterk' } })
})

test.each(['', 'no json', '[]', '"x"', '{"name":{"a":1}}', '['.repeat(3000)])('what the form was drawn from may be anything: %s', async (text) => {
  const data = typed({ motto: 'Samen sterk' })
  data.set(baseVersionFields.values, text)
  expect(await change(keeping(drawn), data)).toMatchObject({ saved: { motto: 'Samen sterk' } })
})

test('a refusal of the API stands at the input it is about, and else above the form', async () => {
  const data = typed({})
  const refuse = async (status: number, pointer: string | null) =>
    await submitForm({
      form,
      data,
      locale: 'nl',
      send: async () => {
        throw new ApiError(status, [
          { id: '', status: '422', code: 'taken', title: 'Al bekend', detail: 'Die naam is er al.', ...(pointer && { source: { pointer } }) },
        ])
      },
    })
  expect((await refuse(422, '/data/attributes/name')).refused?.faults).toEqual({ fields: { name: 'Die naam is er al.' } })
  expect((await refuse(409, null)).refused?.faults).toEqual({ fields: {}, problem: 'Die naam is er al.' })
  await expect(refuse(404, null)).rejects.toThrow(ApiError)
})

test('while somebody types, what is right is saved and what is wrong stays behind', async () => {
  const record = keeping(drawn)
  const data = typed({ motto: 'Samen sterk', name: 'x'.repeat(50) })
  const { read, write } = record
  expect(await changeByForm({ form, data, locale: 'nl', partly: true, links: [], read, write })).toMatchObject({
    saved: { motto: 'Samen sterk' },
    left: { name: expect.any(String) },
  })
  expect(record.kept).toMatchObject({ name: 'De Brug', motto: 'Samen sterk' })
})
