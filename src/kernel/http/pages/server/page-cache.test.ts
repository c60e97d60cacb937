import { expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'

const page = (text: string, centerId = 'arnhem', keep = true) => ({
  status: 200,
  headers: {},
  etag: 'x',
  body: Buffer.from(text),
  centerId,
  keep,
})

test('a page is made once and then kept', async () => {
  const cache = new PageCache()
  let made = 0
  const make = async () => (made++, page('home'))
  const [a, b] = await Promise.all([cache.getOrMake('/', make), cache.getOrMake('/', make)])
  expect(a).toBe(b)
  expect((await cache.getOrMake('/', make)).body.toString()).toBe('home')
  expect(made).toBe(1)
})

test('a change at one center leaves the pages of the others', async () => {
  const cache = new PageCache()
  await cache.getOrMake('a', async () => page('a', 'arnhem'))
  await cache.getOrMake('z', async () => page('z', 'zutphen'))
  cache.drop('arnhem')
  expect(cache.get('a')).toBeUndefined()
  expect(cache.get('z')).toBeDefined()
  cache.drop('*')
  expect(cache.get('z')).toBeUndefined()
  expect(cache.bytes).toBe(0)
})

test('a page begun before a change is answered but not kept, nor given to who asks after it', async () => {
  const cache = new PageCache()
  let finish: (text: string) => void = () => {}
  const slow = cache.getOrMake('/', () => new Promise((done) => (finish = (text) => done(page(text)))))
  cache.drop('arnhem')
  const fresh = await cache.getOrMake('/', async () => page('new'))
  finish('old')
  expect((await slow).body.toString()).toBe('old')
  expect(fresh.body.toString()).toBe('new')
  expect(cache.get('/')?.body.toString()).toBe('new')
})

test('what fails is not remembered', async () => {
  const cache = new PageCache()
  await expect(cache.getOrMake('/', async () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  await cache.getOrMake('/', async () => page('error page', 'arnhem', false))
  expect(cache.get('/')).toBeUndefined()
})

test('memory is bounded: the longest unused page leaves', async () => {
  const cache = new PageCache(40_000)
  for (const key of ['a', 'b', 'c']) {
    await cache.getOrMake(key, async () => page(key.repeat(10_000)))
    cache.get('a')
  }
  expect(cache.get('b')).toBeUndefined()
  expect(cache.get('a')).toBeDefined()
  expect(cache.bytes).toBeLessThanOrEqual(40_000)
})

test('a page that is larger than all that may be kept is answered, and pushes nothing out', async () => {
  const cache = new PageCache(40_000)
  await cache.getOrMake('small', async () => page('small'))
  expect((await cache.getOrMake('huge', async () => page('x'.repeat(50_000)))).body.length).toBe(50_000)
  expect([cache.get('huge'), cache.get('small')?.body.toString()]).toEqual([undefined, 'small'])
})

test('no page is older than five minutes', async () => {
  let now = 1000
  const cache = new PageCache(1024 * 1024, () => now)
  await cache.getOrMake('/', async () => page('home'))
  now += 4 * 60_000
  expect(cache.get('/')).toBeDefined()
  // Reading a page does not extend its time.
  now += 2 * 60_000
  expect([cache.get('/'), cache.has('/'), cache.bytes]).toEqual([undefined, false, 0])
})

test('a page is kept until the next Dutch midnight at most, for it may name today', async () => {
  let clock = Date.parse('2026-11-26T22:58:00Z')
  const cache = new PageCache(
    undefined,
    () => clock,
    () => new Date(clock),
  )
  await cache.getOrMake('/', async () => page('Thursday'))
  clock += 119_000
  expect(cache.get('/')?.body.toString()).toBe('Thursday')
  clock += 1_000
  expect(cache.get('/')).toBeUndefined()
  // Begun on one day and finished on the next: answered, but not kept.
  clock = Date.parse('2026-11-26T22:59:59Z')
  await cache.getOrMake('/slow', async () => {
    clock += 2_000
    return page('Thursday')
  })
  expect(cache.has('/slow')).toBe(false)
  await cache.getOrMake('/slow', async () => page('Friday'))
  clock += 299_000
  expect(cache.get('/slow')?.body.toString()).toBe('Friday')
})
