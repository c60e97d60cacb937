import { expect, test } from 'vitest'
import { ApiError } from '#kernel/jsonapi/client/client.ts'
import { type EditedEntry, asSent, slotsOf, valuesOf } from './entry-in-form.ts'
import { faultsOfParts } from './part-faults.ts'
import { atInputs, saveEntry } from './save-entry.ts'

const monday = { weekday: 1, opens: '09:00', closes: '12:30', isByAppointment: false, note: '' }
const service = { id: 'eating', name: 'Samen eten', description: '', eligibility: '', costKind: 'free', costText: '', applicationProcess: '' }
const more = { isReferralNeeded: false, waitTime: '', hours: null }
const hall = { id: 'hall', type: 'physical', name: 'De Hal', street: 'Dorpsstraat', houseNumber: '1', postcode: '8096 AA', city: 'Oldebroek' }
const christmas = { from: '2026-12-24', until: '2027-01-03', rows: [], note: '' }
const place = {
  ...hall,
  latitude: 52,
  longitude: 5,
  addressVisibility: 'area',
  accessibility: [],
  transport: '',
  hours: { rows: [monday], exceptions: [christmas] },
}
const entry = {
  id: 'house',
  name: 'Huis van de Buurt',
  holidayRule: 'closed',
  phones: [{ label: 'Balie', number: '0525 123456' }],
  services: [{ ...service, ...more }],
  locations: [place],
  logo: null,
  meta: { version: 3, permissions: [] },
} as unknown as EditedEntry
let fresh = 0
const slots = slotsOf(entry, () => `new-${++fresh}`)

test('an entry stands in the form as people write it', () => {
  const values = valuesOf(entry, slots, 'nl')
  expect([values['phones'], values['service1.name'], values['place1.hours'], values['place1.exceptions'], values['place2.addressVisibility']]).toEqual([
    ['Balie: 0525 123456'],
    ['Samen eten'],
    ['maandag 9.00-12.30'],
    ['24-12-2026 tot 3-1-2027 dicht'],
    ['public'],
  ])
})

test('a change of hours leaves the days that differ, the place and what others added', () => {
  const other = { ...place, id: 'theirs', name: 'Van een ander' }
  const latest = { ...entry, locations: [other, ...entry.locations] } as EditedEntry
  const sent = asSent({ place1: { hours: ['dinsdag 20.00-02.00'] } }, {}, latest, slots)
  expect(sent).toEqual({
    locations: [other, { ...place, hours: { rows: [{ ...monday, weekday: 2, opens: '20:00', closes: '02:00' }], exceptions: [christmas] } }],
  })
})

test('a new offer is whole, one that is emptied or ticked goes, and one whose tick is taken away comes back whole', () => {
  const whole = { service1: { ...service, isRemoved: false }, service2: { name: 'Spreekuur', costKind: null, description: null } }
  expect(asSent({ service2: { name: 'Spreekuur' } }, whole, entry, slots).services).toEqual([
    { ...service, ...more },
    { id: slots.services[1], name: 'Spreekuur' },
  ])
  expect(asSent({ service1: { isRemoved: true } }, whole, entry, slots).services).toEqual([])
  expect(asSent({ service1: { name: null } }, { service1: { name: null, costKind: 'free' } }, entry, slots).services).toEqual([])
  const gone = { ...entry, services: [] } as unknown as EditedEntry
  expect(asSent({ service1: { isRemoved: false } }, whole, gone, slots).services).toEqual([service])
})

test('the tick is the word of whoever looks after it', () => {
  expect(asSent({ allIsRight: true }, {}, entry, slots)).toEqual({ confirmation: 'owner' })
  expect(asSent({ allIsRight: false, name: 'Anders' }, {}, entry, slots)).toEqual({ name: 'Anders' })
})

test('what is wrong is told at its line, before anything is sent', () => {
  const lines = (name: string, ...all: string[]) => ({ [name]: [all.join('\n')] })
  const of = (typed: Record<string, string[]>) => Object.values(faultsOfParts(typed, 'nl'))
  expect(of(lines('place1.hours', 'maandag 9.00-12.00', 'maandag 11.00-13.00'))).toEqual(['Regel 2: Deze tijden vallen samen met andere.'])
  expect(of(lines('place1.hours', 'maandag 9.00-9.00'))[0]).toMatch(/^Regel 1: Open en dicht zijn dezelfde tijd/)
  expect(of(lines('place2.hours', 'soms'))[0]).toMatch(/^Regel 1: Schrijf een dag/)
  expect(of(lines('place1.exceptions', '24-12-2026 tot 20-12-2026 dicht'))[0]).toMatch(/^Regel 1: De laatste dag/)
  expect(of(lines('place1.exceptions', ...Array.from({ length: 61 }, () => '1-1-2027 dicht')))[0]).toMatch(/60/)
  expect(Object.keys(faultsOfParts({ 'service3.description': ['Koffie'] }, 'nl'))).toEqual(['service3.name'])
})

test('a refusal of the server stands at its input', () => {
  const pointed = (pointer: string) =>
    atInputs(
      new ApiError(422, [{ status: '422', code: 'x', title: 'x', source: { pointer } } as never]),
      { services: [{ id: 'new-x' }, { id: 'eating' }], locations: [{ id: 'hall' }] },
      slots,
    ).errors[0]!.source!.pointer
  expect(pointed('/data/attributes/services/1/description')).toBe('/data/attributes/service1/description')
  expect(pointed('/data/attributes/locations/0/hours/rows/2')).toBe('/data/attributes/place1/hours')
  expect(pointed('/data/attributes/locations/0/hours/exceptions/0/until')).toBe('/data/attributes/place1/exceptions')
  expect(pointed('/data/attributes/services')).toBe('/data/attributes/service1/name')
  expect(pointed('/data/attributes/name')).toBe('/data/attributes/name')
})

test('while it is typed, half a line stays in the form and all else is saved', async () => {
  const values = valuesOf(entry, slots, 'nl')
  const data = new FormData()
  for (const [name, all] of Object.entries({ ...values, 'place1.hours': ['maandag 9.00-'], 'service1.name': ['Samen koken'] }))
    for (const one of all) data.append(name, one)
  data.set('serviceIds', slots.services.join(' '))
  data.set('placeIds', slots.places.join(' '))
  data.set('version', '3')
  data.set('drawn', JSON.stringify(values))
  const sent: unknown[] = []
  const client = {
    get: async () => await Promise.resolve(entry),
    update: async (_: string, body: unknown) => await Promise.resolve((sent.push(body), { ...entry })),
  }
  const asked = { client: client as never, id: entry.id, data, locale: 'nl' as const }
  const outcome = await saveEntry({ ...asked, partly: true })
  expect([Object.keys(outcome.saved ? outcome.left : {}), sent]).toEqual([
    ['place1.hours'],
    [{ services: [expect.objectContaining({ ...service, name: 'Samen koken' })] }],
  ])
  const whole = await saveEntry(asked)
  expect([Object.keys(whole.refused?.faults.fields ?? {}), sent.length]).toEqual([['place1.hours'], 1])
})
