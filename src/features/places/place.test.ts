import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { distanceKm, placeLabel, readRoughPoint, writeRoughPoint } from './place.ts'

type Row = [string | null, string, string, number, number]
const table = (name: string) => JSON.parse(readFileSync(new URL(`./server/${name}`, import.meta.url), 'utf8')) as Row[]

test('a place is written so that it is found again', () => {
  const hengelo = { name: 'Hengelo', municipality: 'Bronckhorst', postcode4: null, hasNamesake: true }
  expect(placeLabel(hengelo)).toBe('Hengelo, Bronckhorst')
  expect(placeLabel({ ...hengelo, hasNamesake: false })).toBe('Hengelo')
  expect(placeLabel({ ...hengelo, postcode4: '7255' })).toBe('7255 Hengelo')
})

describe('a position', () => {
  test('leaves the browser to about a kilometre, and is read so', () => {
    expect(writeRoughPoint({ lat: 52.138321, lng: 6.201449 })).toBe('52.14,6.20')
    expect(readRoughPoint('52.14,6.20')).toEqual({ lat: 52.14, lng: 6.2 })
    expect(readRoughPoint(' -3, 100.5 ')).toEqual({ lat: -3, lng: 100.5 })
  })

  test.each(['', '52.14', '52.138,6.2', '52,181', '95,6', '1e1,6', 'NaN,6', '52.,6'])('%j is none', (text) => {
    expect(readRoughPoint(text)).toBeNull()
  })
})

test('from Zutphen to Arnhem is some 26 kilometres, there and back alike', () => {
  const zutphen = { lat: 52.13833, lng: 6.20139 }
  const arnhem = { lat: 51.98, lng: 5.91111 }
  expect(distanceKm(zutphen, arnhem)).toBeCloseTo(26.5, 0)
  expect(distanceKm(arnhem, zutphen)).toBe(distanceKm(zutphen, arnhem))
  expect(distanceKm(arnhem, arnhem)).toBe(0)
})

describe('the tables', () => {
  const places = table('places.json')
  const postcodes = table('postcodes.json')

  test('know the towns by their own names', () => {
    const names = new Set(places.map((row) => row[1]))
    for (const name of ['Den Haag', "'t Loo", "'t Harde", "'s-Gravenzande", 'Zutphen', 'Wezep', 'Ede', 'Warnsveld']) expect(names).toContain(name)
    expect(names).not.toContain('The Hague')
    expect(places.filter((row) => row[2].startsWith('Gemeente'))).toEqual([])
  })

  test('know every postcode area once', () => {
    const areas = postcodes.map((row) => row[0])
    expect(new Set(areas).size).toBe(areas.length)
    for (const area of ['6811', '6511', '7311', '7201', '6711', '7001', '8096', '3841']) expect(areas).toContain(area)
  })

  test('lie in the Netherlands', () => {
    for (const [, , , lat, lng] of [...places, ...postcodes]) {
      expect(lat > 50.7 && lat < 53.6 && lng > 3.3 && lng < 7.3).toBe(true)
    }
  })
})
