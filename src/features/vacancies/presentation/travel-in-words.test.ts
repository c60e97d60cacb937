import { expect, test } from 'vitest'
import { routeTo, travelInWords } from './travel-in-words.ts'

const from = (km: number) => travelInWords({ km, place: 'Zutphen' }, 'nl')

test('a vacancy around the corner says how long one cycles and walks', () => {
  expect(from(0.3)).toBe('Vanaf Zutphen ongeveer 2 minuten fietsen of 5 minuten lopen.')
  expect(from(2)).toBe('Vanaf Zutphen ongeveer 10 minuten fietsen of 30 minuten lopen.')
  expect(travelInWords({ km: 2, place: 'Zutphen' }, 'en')).toBe('From Zutphen about 10 minutes by bike or 30 minutes on foot.')
})

test('what is too far to walk says the bike alone, and what is too far to cycle says nothing', () => {
  expect(from(6)).toBe('Vanaf Zutphen ongeveer 30 minuten fietsen.')
  expect(from(40)).toBeNull()
})

test('the link plans a route to the place itself', () => {
  expect(routeTo([52.14, 6.2])).toBe('https://www.openstreetmap.org/directions?engine=fossgis_osrm_bike&to=52.14%2C6.2')
})
