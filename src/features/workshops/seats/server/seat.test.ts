import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { startTestApp } from '#src/testing/harness.ts'
import { manyPeople, workshopActions } from '#features/workshops/server/testing.ts'

const app = await startTestApp()
const { workshop, registration, published, register, read, run, mails, shift } = workshopActions(app)
const neighbours = await manyPeople(app, 50)

/** On a slow machine fifty at once wait longer for each other than the product lets them: who is told so asks again. */
async function patiently(...call: Parameters<typeof app.call>) {
  for (;;) {
    const answer = await app.call(...call)
    if (answer.status !== 503) return answer
  }
}
const asks = async (headers: Record<string, string>, one: string, more: object = {}) =>
  await patiently('POST', '/api/v1/workshop_registrations', {
    headers: { ...headers, ...more },
    body: { data: { type: 'workshop_registrations', relationships: { workshop: { data: { type: 'workshops', id: one } } } } },
  })
const leaves = async (headers: Record<string, string>, one: string) => await patiently('PUT', `/api/v1/workshop_registrations/${one}/cancel`, { headers })
type Row = { id: string; status: string; seats: number }
const rowsOfIt = async (one: string) =>
  await run(sql<Row>`select id, status, seats from workshop_registrations where workshop_id = ${one} and status <> 'cancelled' order by waitlisted_at, id`)

test('fifty at once for eight places: eight have one, the others wait in the order in which they came, twenty times', { timeout: 600_000 }, async () => {
  for (let round = 0; round < 20; round++) {
    const one = await published({ capacityMax: 8 })
    const answers = await Promise.all(neighbours.map(async (headers) => await asks(headers, one)))
    expect(answers.filter(({ status }) => status !== 201).map(({ status, text }) => [status, text])).toEqual([])
    const rows = await rowsOfIt(one)
    expect(rows.map(({ status }) => status)).toEqual([...Array<string>(8).fill('registered'), ...Array<string>(42).fill('waitlisted')])
    const numbers = answers.flatMap(({ body }) => body.data.attributes.number ?? [])
    expect(numbers.toSorted((a: number, b: number) => a - b)).toEqual(Array.from({ length: 42 }, (_, at) => at + 1))
    // The number that each was told is the place in the line that they still have.
    for (const { body } of answers.filter((answer) => answer.body.data.attributes.number !== null))
      expect(rows[7 + body.data.attributes.number]!.id).toBe(body.data.id)
    expect((await read('wim', `workshops/${one}`)).body.data.attributes).toMatchObject({ status: 'full', placesTaken: 8, waiting: 42 })
  }
})

test('two at once for one place: one has it, the other waits, and both were taken down', async () => {
  const one = await published({ capacityMax: 1 })
  const answers = await Promise.all(neighbours.slice(0, 2).map(async (headers) => await asks(headers, one)))
  expect(answers.map(({ status, body }) => [status, body.data.attributes.status]).toSorted()).toEqual([
    [201, 'registered'],
    [201, 'waitlisted'],
  ])
})

test('in a storm of people who come and go no place is given twice, and none stays free while somebody waits', { timeout: 120_000 }, async () => {
  const one = await published({ capacityMax: 5 })
  const comesAndGoes = async (headers: Record<string, string>, at: number) => {
    for (let turn = 0; turn < 3; turn++) {
      const { status, body } = await asks(headers, one)
      expect(status).toBe(201)
      if (turn < 2 || at % 3 === 0) expect((await leaves(headers, body.data.id)).status).toBe(200)
    }
  }
  await Promise.all(neighbours.slice(0, 24).map(comesAndGoes))
  const rows = await rowsOfIt(one)
  expect(rows.length).toBe(16)
  expect(rows.filter(({ status }) => status === 'registered').length).toBe(5)
  // Whoever has a place came before whoever waits.
  expect(rows.map(({ status }) => status)).toEqual([...Array<string>(5).fill('registered'), ...Array<string>(11).fill('waitlisted')])
  expect((await read('wim', `workshops/${one}`)).body.data.attributes).toMatchObject({ status: 'full', placesTaken: 5, waiting: 11 })
})

test('the same call again is the same registration, and a second one of the same person is refused', async () => {
  const one = await published({ capacityMax: 3 })
  const key = { 'idempotency-key': '"een-keer"' }
  const [first, again] = [await asks(neighbours[0]!, one, key), await asks(neighbours[0]!, one, key)]
  expect([first.status, again.status, again.body.data.id, again.headers['idempotency-replayed']]).toEqual([201, 201, first.body.data.id, 'true'])
  const twice = await asks(neighbours[0]!, one)
  expect([twice.status, twice.body.errors[0].code, twice.body.errors[0].meta.id]).toEqual([409, 'already_on_the_list', first.body.data.id])
  expect((await leaves(neighbours[0]!, first.body.data.id)).body.data.attributes.status).toBe('cancelled')
  expect((await asks(neighbours[0]!, one)).status).toBe(201)
})

test('a place for two is not filled by one who came later, unless the workshop says so', async () => {
  const pair = { seats: 2, seatsReason: 'Mijn tolk komt mee' }
  for (const [isStrict, whoComes] of [
    [true, 'waitlisted'],
    [false, 'registered'],
  ] as const) {
    const one = await published({ capacityMax: 2, isStrict })
    const first = await register('fatima', one)
    expect((await register('kees', one, pair)).body.data.attributes).toMatchObject({ status: 'waitlisted', number: 1, seats: 2 })
    expect((await register('marijke', one)).body.data.attributes.status).toBe(whoComes)
    await registration('fatima', 'PUT', `/${first.body.data.id}/cancel`)
    const told = (await mails('promoted')).filter(({ facts }) => facts['workshopId'] === one)
    expect(told.map(({ address }) => address)).toEqual(isStrict ? ['tweede@demo.example'] : [])
  }
  const one = await published({ capacityMax: 1 })
  expect((await register('kees', one, { seats: 2 })).body.errors[0].source.pointer).toBe('/data/attributes/seats')
  const two = await published({ capacityMax: 2 })
  expect((await register('kees', two, { seats: 2 })).body.errors[0].source.pointer).toBe('/data/attributes/seatsReason')
  expect((await register('kees', two, { seats: 3 })).status).toBe(422)
})

test.each([
  ['two days before', 48, false, true],
  ['near the beginning', 12, false, false],
  ['near the beginning, and the last moment is all right', 12, true, true],
  ['in the last hours', 2, true, false],
])('%s a place that comes free goes to who waits: %s hours, %s, %s', async (_, left, lateOk, isGiven) => {
  const one = await published({ capacityMax: 1 })
  const first = await register('fatima', one)
  await register('kees', one, { lateOk })
  const [{ hours }] = (await run(
    sql<{ hours: number }>`select extract(epoch from first_starts_at - now()) / 3600 as hours from workshops where id = ${one}`,
  )) as [{ hours: number }]
  await shift(one, `-${Math.floor(hours - left)} hours`)
  await registration('fatima', 'PUT', `/${first.body.data.id}/cancel`)
  const { data } = (await read('wim', `workshop_registrations?filter[workshop_id_eq]=${one}&filter[status_eq]=registered`)).body
  expect(data.length).toBe(isGiven ? 1 : 0)
  if (isGiven) return
  // By hand the center gives it all the same.
  const waiting = (await read('wim', `workshop_registrations?filter[workshop_id_eq]=${one}&filter[status_eq]=waitlisted`)).body.data[0].id
  expect((await registration('kees', 'PUT', `/${waiting}/promote`)).status).toBe(403)
  expect((await registration('wim', 'PUT', `/${waiting}/promote`)).body.data.attributes.status).toBe('registered')
  expect((await workshop('wim', 'PATCH', `/${one}`, { title: 'Nog een keer' })).body.data.attributes).toMatchObject({ placesTaken: 1 })
})

test('by hand there is no place that is not there', async () => {
  const one = await published({ capacityMax: 1 })
  await register('fatima', one)
  const waits = await register('kees', one)
  const refused = await registration('wim', 'PUT', `/${waits.body.data.id}/promote`)
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 'workshop_is_full'])
})
