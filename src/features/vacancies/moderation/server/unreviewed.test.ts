import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'
import { addDays, today } from '#kernel/i18n/dates.ts'
import { startTestApp } from '#src/testing/harness.ts'
import { id } from '#src/testing/two-towns.ts'

const { call, as, db, get } = await startTestApp()
const { act, update, run, published, headers, relation } = vacancyCalls({ call, as, db })
const read = async (one: string, who = 'coordinator') => (await get(`/api/v1/vacancies/${one}`, { headers: await headers(who) })).body.data
const listed = async (who: string) =>
  (await get('/api/v1/vacancies?filter[unreviewed]=true', { headers: await headers(who) })).body.data.map((one: { id: string }) => one.id)
const statusAfter = async (one: string, attributes: object) => (await update('lid', one, attributes)).body.data.attributes.status

const description = 'Je komt een uur per week langs, zet thee en luistert. Je wandelt samen door het park in Zutphen. '.repeat(3)

test('a typing error is mended without waiting; the coordinator sees it afterwards and says so once', async () => {
  const one = await published({ ...complete, description })
  const mended = description.replace('zet thee', 'zet de thee')
  expect(await statusAfter(one, { description: mended })).toBe('published')
  const { attributes, meta } = await read(one)
  expect(attributes).toMatchObject({ unreviewedChanges: { description: description.trim() }, unreviewedSince: expect.any(String) })
  expect(meta.permissions).toContain('mark_reviewed')
  expect(await listed('coordinator')).toEqual([one])

  expect((await act('lid', one, 'mark_reviewed')).status).toBe(403)
  expect((await act('coordinator', one, 'mark_reviewed')).body.data.attributes).toMatchObject({ unreviewedChanges: null, unreviewedSince: null })
  expect(await listed('coordinator')).toEqual([])
})

test('those who do not review are not told which vacancies changed', async () => {
  const one = await published({ ...complete, description })
  await update('lid', one, { valid_through: addDays(today(), 90) })
  for (const who of ['lid', 'beheerder', 'vrijwilliger']) expect([who, await listed(who)]).toEqual([who, []])
  expect((await read(one, 'vrijwilliger')).attributes.unreviewedChanges).toBeUndefined()
  await act('coordinator', one, 'mark_reviewed')
})

test('many small changes make a large one: they are measured from what the center saw', async () => {
  const one = await published({ ...complete, description })
  // Fourteen of its 291 letters are one in twenty.
  let text = description
  for (const [word, status] of [
    ['langs, ', 'published'],
    ['samen ', 'published'],
    ['thee ', 'pending'],
  ] as const) {
    text = text.replace(word, '')
    expect([word, await statusAfter(one, { description: text })]).toEqual([word, status])
  }
  expect((await read(one)).attributes).toMatchObject({ unreviewedChanges: null, unreviewedSince: null })
})

test('another place waits however small the change, with or without a capital', async () => {
  for (const [was, now, status] of [
    ['Zutphen', 'Lochem', 'pending'],
    ['in Zutphen', 'bij Zutphen', 'published'],
    ['park', 'bos', 'published'],
    ['park', 'zutphen', 'pending'],
  ] as const) {
    const one = await published({ ...complete, description })
    expect([now, await statusAfter(one, { description: description.replace(was, now) })]).toEqual([now, status])
  }
})

test('a title and tasks wait as a text does, requirements and expectations always', async () => {
  const attributes = { ...complete, title: 'Koffie schenken in de aula van school', tasks: ['Je zet thee en koffie klaar in de aula', 'Je maakt een praatje'] }
  const one = await published(attributes)
  expect(await statusAfter(one, { title: 'Koffie schenken in de aula van schol' })).toBe('published')
  expect(await statusAfter(one, { tasks: ['Je zet thee en kofie klaar in de aula', 'Je maakt een praatje'] })).toBe('published')
  expect(Object.keys((await read(one)).attributes.unreviewedChanges)).toEqual(['tasks', 'title'])
  expect(await statusAfter(one, { title: attributes.title, tasks: attributes.tasks })).toBe('published')
  expect((await read(one)).attributes.unreviewedChanges).toBeNull()
  expect(await statusAfter(one, { tasks: ['Je wast af'] })).toBe('pending')
})

test('contact, picture, its text alternative, translation and last day never wait', async () => {
  const one = await published()
  const english = { title: 'Pouring coffee', summary: 'An hour a week', description: 'Something else altogether, on Monday.' }
  for (const attributes of [{ translations: { en: english } }, { valid_through: addDays(today(), 80) }, { places: 9 }])
    expect(await statusAfter(one, attributes)).toBe('published')
  const related = { second_contact_user: relation('users', id.person('demo', 'beheerder')) }
  expect((await update('lid', one, {}, { related })).body.data.attributes.status).toBe('published')
  const picture = (
    await run(sql<{ id: string }>`insert into uploads (volunteer_center_id, user_id, purpose, alt, pictures, bytes)
    values (${id.center('demo')}, ${id.person('demo', 'lid')}, 'vacancy_image', 'Een kop koffie', '[]', 1) returning id`)
  )[0]!.id
  expect((await update('lid', one, {}, { related: { image: relation('uploads', picture) } })).body.data.attributes.status).toBe('published')
  const described = await call('PATCH', `/api/v1/uploads/${picture}`, {
    headers: await headers('lid'),
    body: { data: { type: 'uploads', id: picture, attributes: { alt: 'Koffie in de aula' } } },
  })
  expect(described.status).toBe(200)
  expect((await read(one)).attributes).toMatchObject({
    status: 'published',
    unreviewedChanges: {
      translations: '\n\n',
      validThrough: complete.valid_through,
      places: null,
      secondContactUser: null,
      image: null,
      pictureText: 'Een kop koffie',
    },
  })
})

test('what the center changes itself, and what is not on the site, is no change to look at', async () => {
  const one = await published()
  expect((await update('coordinator', one, { title: 'De centrale schreef dit' })).status).toBe(200)
  expect((await read(one)).attributes.unreviewedChanges).toBeNull()
  await act('lid', one, 'close', { closed_reason: 'other' })
  expect((await read(one)).attributes.unreviewedSince).toBeNull()
})
