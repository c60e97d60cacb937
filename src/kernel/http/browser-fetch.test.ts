import { afterEach, expect, test, vi } from 'vitest'
import { browserFetch } from './browser-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

/** A page of Ede, whose server answers with these statuses. */
function page(dataset: Record<string, string>, ...statuses: number[]) {
  const calls: { path: string; call: RequestInit }[] = []
  vi.stubGlobal('document', { documentElement: { lang: 'nl', dataset } })
  vi.stubGlobal('fetch', async (path: string, call: RequestInit) => {
    calls.push({ path, call })
    return new Response(null, { status: statuses[Math.min(calls.length, statuses.length) - 1]! })
  })
  return calls
}

test('every call of a script carries the context of its page, and the organization where one is selected', async () => {
  const calls = page({ tenant: 'ede', context: 'gelderland', center: 'c1', organization: 'o1' }, 200)
  await browserFetch('/api/v1/places?filter[search]=E')
  expect(calls).toMatchObject([
    {
      path: '/door/api/v1/places?filter[search]=E',
      call: {
        headers: {
          accept: 'application/json',
          'accept-language': 'nl',
          'x-tenant': 'ede',
          'app-context': 'gelderland',
          'volunteer-center-id': 'c1',
          'current-organization-id': 'o1',
        },
      },
    },
  ])
  const visitor = page({ tenant: 'ede', context: 'gelderland', center: 'c1' }, 200)
  await browserFetch('/api/v1/places')
  expect(visitor[0]!.call.headers).not.toHaveProperty('current-organization-id')
})

test('it is tried once more when it reads, and never when it writes', async () => {
  const reading = page({}, 503, 200)
  expect([(await browserFetch('/api/v1/places')).status, reading.length]).toEqual([200, 2])
  const writing = page({}, 503, 200)
  expect([(await browserFetch('/api/v1/uploads/1', { method: 'PATCH' })).status, writing.length]).toEqual([503, 1])
})
