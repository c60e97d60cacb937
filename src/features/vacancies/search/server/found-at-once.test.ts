import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { complete, vacancyCalls } from '#features/vacancies/server/testing.ts'

const { call, as, db, get } = await startTestApp()
const { act, made, published } = vacancyCalls({ call, as, db })
const found = async (said: string): Promise<string[]> =>
  (await get(`/api/v1/vacancies/search?filter[search]=${encodeURIComponent(said)}`)).body.data.map(({ id }: { id: string }) => id)

const words = {
  ...complete,
  title: 'Samen Nederlands oefenen met nieuwkomers',
  summary: 'Elke zaterdag een uur praten met iemand die de taal leert',
  description:
    'Je zit een uur aan tafel met iemand die pas in Nederland woont. Jullie praten over het weer, de winkel en de kinderen. Zo leert iemand de taal sneller dan uit een boek.',
  themes: ['language'],
  dayparts: ['sat_morning'],
}

const said = ['taalmaatje', 'vluchtelingen helpen', 'nederlandse les geven', 'ik wil iets doen in het weekend', 'talk with refugees']

test('what Noor writes is found by what five people say from the moment it is online, and by nobody before', async () => {
  const draft = await made('lid', words)
  await act('lid', draft, 'submit')
  for (const phrase of said) expect(await found(phrase), phrase).not.toContain(draft)
  await act('coordinator', draft, 'publish')
  for (const phrase of said) expect(await found(phrase), phrase).toContain(draft)
})

test('what has been closed is found no longer', async () => {
  const one = await published({ ...words, title: 'Schaken in de bibliotheek', summary: 'Een potje schaak met wie binnenloopt', themes: ['sport'] })
  expect(await found('bordspelletjes spelen')).toContain(one)
  await act('lid', one, 'close', { closed_reason: 'filled' })
  expect(await found('bordspelletjes spelen')).not.toContain(one)
})

test('what is refused is shown last, as near, when there is nothing else', async () => {
  const one = await published({ ...words, title: 'Zwerfkeien wassen', summary: 'Een ochtend stenen uit de beek halen', dayparts: ['sat_morning'] })
  const asked = async (q: string) => (await get(`/api/v1/vacancies/search?filter[search]=${encodeURIComponent(q)}`)).body
  expect(await asked('zwerfkeien')).toMatchObject({ meta: { exact: 1 }, data: [{ id: one }] })
  expect(await asked('zwerfkeien, niet op zaterdag')).toMatchObject({ meta: { exact: 0 }, data: [{ id: one, meta: { isNear: true } }] })
  expect(await asked('zwerfkeien, niet op zondag')).toMatchObject({ meta: { exact: 1 }, data: [{ id: one }] })
})

test('who says how old they are finds what is open to that age', async () => {
  const one = await published({ ...words, title: 'Vuurtoren schilderen', minAge: 18, maxAge: 65, ageReason: 'Je werkt hoog op een ladder.' })
  expect(await found('vuurtoren, ik ben 30')).toContain(one)
  expect(await found('vuurtoren')).toContain(one)
  for (const age of [16, 70]) {
    const { data, meta } = (await get(`/api/v1/vacancies/search?filter[search]=${encodeURIComponent(`vuurtoren, ik ben ${age}`)}`)).body
    expect([age, meta.exact]).toEqual([age, 0])
    expect(data.every((row: { meta?: { isNear?: boolean } }) => row.meta?.isNear)).toBe(true)
  }
})
