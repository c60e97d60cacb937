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

test('a page that names today is kept no longer than until midnight', async () => {
  let now = 1_000
  const cache = new PageCache(
    undefined,
    () => now,
    () => 60_000,
  )
  await cache.getOrMake('/', async () => page('today 9.00–17.00'))
  now = 60_000
  expect(cache.has('/')).toBe(true)
  now = 61_001
  expect(cache.has('/')).toBe(false)
})

test('a page that was begun before midnight and is ready after it is answered, but not kept', async () => {
  let now = 1000
  const cache = new PageCache(
    1024 * 1024,
    () => now,
    () => 500,
  )
  const slow = await cache.getOrMake('/', async () => {
    now += 600
    return page('today is Thursday')
  })
  expect([slow.body.toString(), slow.isCached, cache.has('/')]).toEqual(['today is Thursday', false, false])
})
