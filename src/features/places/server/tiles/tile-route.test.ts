import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#kernel/config/server/config.ts'
import { tileRoute } from './map-tiles.ts'

const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
let isAway = false
const server = createServer((_request, response) => (isAway ? response.destroy() : response.end(png)))
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
afterAll(() => server.close())

const app = fastify()
const MAP_TILES = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`
tileRoute(app, { config: readConfig({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tiles-')), MAP_TILES }), clock: { now: () => new Date() } })

test('a square comes from the own address, as a picture that may be kept', async () => {
  const { statusCode, headers, rawPayload } = await app.inject('/map-tiles/12/2118/1347')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'public, max-age=604800', 'x-content-type-options': 'nosniff' })
  expect(rawPayload).toEqual(png)
})

test.for(['/map-tiles/12/0/0', '/map-tiles/a/b/c', '/map-tiles/12/2118/..%2f..%2fsecret.key', `/map-tiles/12/2118/${'9'.repeat(90)}`])(
  'there is no square at %s',
  async (address) => {
    const { statusCode, headers, payload } = await app.inject(address)
    expect(statusCode).toBe(404)
    // A browser draws its sign for a broken picture over the sketch, unless what comes is a picture.
    expect([headers['content-type'], payload]).toEqual(['image/svg+xml', expect.stringContaining('<svg')])
  },
)

test('while the tile server is away a new square is refused for now, a known one is there', async () => {
  isAway = true
  const { statusCode, headers } = await app.inject('/map-tiles/12/2119/1347')
  expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '30', 'no-store'])
  expect(headers['content-type']).toBe('image/svg+xml')
  expect((await app.inject('/map-tiles/12/2118/1347')).statusCode).toBe(200)
})

test('the settings say what an address of tiles looks like, and whom they are owed to', () => {
  const read = (given: Record<string, string>) => readConfig({ DATA_DIR: tmpdir(), ...given }).mapTiles
  const pdok = 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png'
  expect(read({})).toEqual({ template: pdok, credit: '© Kadaster (CC BY 4.0)' })
  expect(read({ MAP_TILES: 'off' })).toBeNull()
  expect(read({ NODE_ENV: 'test' })).toBeNull()
  expect(read({ MAP_TILES: pdok })).toEqual({ template: pdok, credit: '© Kadaster (CC BY 4.0)' })
  expect(read({ MAP_TILES: 'https://tiles.example.nl/{z}/{x}/{y}.png', MAP_TILES_CREDIT: '© Gemeente' })?.credit).toBe('© Gemeente')
  for (const wrong of ['tiles', 'file:///{z}/{x}/{y}', 'https://tiles.example.nl/{z}/{x}.png', 'https://user:secret@tiles.example.nl/{z}/{x}/{y}'])
    expect(() => read({ MAP_TILES: wrong })).toThrow('MAP_TILES')
})
