import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { MapTiles, NoTileNow } from './map-tiles.ts'
import { readTile } from './fetch-tile.ts'

const png = Buffer.from('89504e470d0a1a0a0000', 'hex')
const zutphen = { z: 12, x: 2118, y: 1347 }
const month = 31 * 86_400_000

/** A stand-in for the government's tile server, with the ways it may behave. */
type Manner = 'answers' | 'hangs' | 'has none' | 'sends a page' | 'sends too much'
let manner: Manner = 'answers'
let asked: string[] = []
const server = createServer((request, response) => {
  asked.push(request.url!)
  if (manner === 'hangs') return
  if (manner === 'has none') return void response.writeHead(404).end()
  if (manner === 'sends a page') return void response.end('<html>busy</html>')
  if (manner === 'sends too much') return void response.end(Buffer.concat([png, Buffer.alloc(600_000)]))
  response.end(png)
})
await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
const template = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{z}/{x}/{y}.png`
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

let folder = ''
let at = Date.UTC(2026, 10, 22)
/** Tests of timeouts pass a short `patience`. */
const open = (patience = 20_000) => new MapTiles({ template, folder, clock: { now: () => new Date(at) }, patience })
beforeEach(async () => {
  ;[manner, asked, at] = ['answers', [], Date.now()]
  folder = await mkdtemp(join(tmpdir(), 'tiles-'))
})
afterEach(async () => await rm(folder, { recursive: true }))

test('a square is asked for once, however many look at it, and is there after a new start', async () => {
  const tiles = open()
  const seen = await Promise.all(Array.from({ length: 20 }, () => tiles.tile(zutphen)))
  expect(seen.every((one) => one?.equals(png))).toBe(true)
  expect(asked).toEqual(['/12/2118/1347.png'])
  manner = 'hangs'
  expect(await open().tile(zutphen)).toEqual(png)
  expect(asked).toHaveLength(1)
})

test('an old square is asked for anew, and shown as it was while the tile server is away', async () => {
  await open().tile(zutphen)
  at += month
  manner = 'hangs'
  expect(await open(200).tile(zutphen)).toEqual(png)
  manner = 'answers'
  expect(await open().tile(zutphen)).toEqual(png)
  expect(asked).toHaveLength(3)
})

test.for(['hangs', 'sends a page', 'sends too much'] as const)('a tile server that %s is left alone for half a minute', async (how) => {
  manner = how
  const tiles = open(how === 'hangs' ? 1000 : undefined)
  await expect(tiles.tile(zutphen)).rejects.toThrow(NoTileNow)
  await expect(tiles.tile({ ...zutphen, x: 2119 })).rejects.toThrow(NoTileNow)
  expect(asked).toHaveLength(1)
  manner = 'answers'
  at += 31_000
  expect(await tiles.tile(zutphen)).toEqual(png)
})

test('where the tile server has nothing there is nothing, and the next square is asked for', async () => {
  manner = 'has none'
  const tiles = open()
  expect(await tiles.tile(zutphen)).toBeNull()
  manner = 'answers'
  expect(await tiles.tile({ ...zutphen, x: 2119 })).toEqual(png)
})

test.for([
  ['the house of somebody in Zutphen', { z: '17', x: '67781', y: '43121' }, true],
  ['the whole country', { z: '6', x: '33', y: '21' }, true],
  ['New York', { z: '12', x: '1205', y: '1539' }, false],
  ['the world', { z: '0', x: '0', y: '0' }, false],
  ['nearer than there is', { z: '19', x: '271124', y: '172484' }, false],
  ['no number', { z: '12', x: '../../secret.key', y: '1347' }, false],
  ['a number without end', { z: '12', x: '9'.repeat(60_000), y: '1347' }, false],
  ['less than nothing', { z: '12', x: '-1', y: '1347' }, false],
] as const)('%s', ([, square, isKnown]) => {
  expect(readTile(square) !== null).toBe(isKnown)
})
