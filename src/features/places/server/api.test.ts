import { describe, expect, test } from 'vitest'
import { demoTemplate } from '#src/testing/demo.ts'
import { startTestApp } from '#src/testing/harness.ts'

const { get } = await startTestApp({ template: demoTemplate })
const zutphen = { host: 'vrijwilligersbank.localhost' }

const ask = async (query: Record<string, string>) => await get(`/api/v1/places?${new URLSearchParams(query)}`, zutphen)
const labels = async (query: Record<string, string>): Promise<string[]> => (await ask(query)).body.data.map((one: any) => one.attributes.label)

describe('who types a place', () => {
  test('is offered what begins so, the very name first', async () => {
    expect((await labels({ 'filter[search]': 'zutp' }))[0]).toBe('Zutphen')
    expect((await labels({ 'filter[search]': 'ede' }))[0]).toBe('Ede')
    expect(await labels({ 'filter[search]': 'den bo' })).toEqual(["'s-Hertogenbosch"])
    expect(await labels({ 'filter[search]': 'xyz' })).toEqual([])
    expect(await labels({})).toEqual([])
  })

  test('tells towns of one name apart by their municipality', async () => {
    expect((await labels({ 'filter[search]': 'hengelo' })).slice(0, 2)).toEqual(['Hengelo, Bronckhorst', 'Hengelo, Hengelo'])
    expect(await labels({ 'filter[search]': 'Hengelo, Bronckhorst' })).toEqual(['Hengelo, Bronckhorst'])
  })

  test('is offered postcodes with their towns, and finds them by those words again', async () => {
    expect(await labels({ 'filter[search]': '7201 AB' })).toEqual(['7201 Zutphen'])
    expect(await labels({ 'filter[search]': '7201 Zutphen' })).toEqual(['7201 Zutphen'])
  })
})

describe('who asks what is near', () => {
  test('is told the nearest place, and no cache keeps where that was', async () => {
    const { body, headers } = await ask({ 'filter[near]': '52.14,6.20' })
    expect(body.data.map((one: any) => one.attributes.name)).toEqual(['Zutphen'])
    expect(headers['cache-control']).toBe('private, no-store')
    expect(await labels({ 'filter[near]': '51.56,5.09' })).toEqual(['Tilburg'])
  })

  test('is told of none abroad and at sea', async () => {
    expect(await labels({ 'filter[near]': '52.52,13.40' })).toEqual([])
    expect(await labels({ 'filter[near]': '54.50,3.50' })).toEqual([])
  })

  test.each(['52.1434,6.2', '52.14', 'here', '91,6', '52.14,6.2,10', ''])('is refused a position like %j: none, or a too exact one', async (near) => {
    const { status, body } = await ask({ 'filter[near]': near })
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ code: 'invalid_filter_value', source: { parameter: 'filter[near]' } })
  })

  test('reads what is wrong with it in their own language', async () => {
    const detailIn = async (language: string) =>
      (await get('/api/v1/places?filter[near]=here', { headers: { 'accept-language': language } })).body.errors[0].detail
    expect(await detailIn('nl')).toBe('Geef breedtegraad en lengtegraad, met hooguit twee decimalen')
    expect(await detailIn('en')).toBe('Give latitude and longitude in degrees, with two decimals at most')
  })

  test('asks for one thing at a time, and nothing else', async () => {
    expect((await ask({ 'filter[near]': '52.14,6.20', 'filter[search]': 'zut' })).status).toBe(400)
    expect((await ask({ 'filter[at]': '52.14,6.20' })).body.errors[0].code).toBe('unknown_filter')
    expect((await ask({ near: '52.14,6.20' })).body.errors[0].code).toBe('unknown_parameter')
  })
})
