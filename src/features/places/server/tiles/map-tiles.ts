import { mkdir, readFile, readdir, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Config } from '#kernel/config/server/config.ts'
import { ConcurrencyLimiter } from '#kernel/http/limits/server/limits.ts'
import { type TileAt, fetchTile, readTile, typeOfTile } from './fetch-tile.ts'

type Kept = { bytes: Buffer; /** When it was fetched, in milliseconds since 1970. */ at: number }

/** The bytes on disk that all tiles together may take. */
const room = 400 * 1024 * 1024

/** Caches tiles as files, so that they survive a restart; the least recently used are deleted when space is needed. */
class KeptTiles {
  readonly #folder: string
  readonly #sizes = new LRUCache<string, number>({
    maxSize: room,
    sizeCalculation: (size) => size,
    dispose: (_size, name, why) => {
      if (why === 'evict') void unlink(join(this.#folder, name)).catch(() => {})
    },
  })
  readonly #known: Promise<void>

  constructor(folder: string) {
    this.#folder = folder
    this.#known = this.#look()
  }

  async read(at: TileAt): Promise<Kept | null> {
    await this.#known
    const name = nameOf(at)
    if (this.#sizes.get(name) === undefined) return null
    try {
      const path = join(this.#folder, name)
      const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
      return { bytes, at: mtimeMs }
    } catch {
      this.#sizes.delete(name)
      return null
    }
  }

  async write(at: TileAt, bytes: Buffer): Promise<void> {
    await this.#known
    const name = nameOf(at)
    const path = join(this.#folder, name)
    // Written to a draft and renamed, since another process may read it meanwhile.
    const draft = `${path}.${process.pid}`
    await writeFile(draft, bytes)
    await rename(draft, path)
    this.#sizes.set(name, bytes.length)
  }

  /** Reads what an earlier process left, the oldest first, so that these are deleted first. */
  async #look(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    const found: { name: string; size: number; at: number }[] = []
    for (const name of await readdir(this.#folder)) {
      const { size, mtimeMs } = await stat(join(this.#folder, name))
      if (/^\d+-\d+-\d+$/.test(name)) found.push({ name, size, at: mtimeMs })
    }
    for (const { name, size } of found.toSorted((a, b) => a.at - b.at)) if (size > 0) this.#sizes.set(name, size)
  }
}

const nameOf = ({ z, x, y }: TileAt) => `${z}-${x}-${y}`

const day = 86_400_000
/** Milliseconds after which a tile is fetched again; streets change slowly. */
const fresh = 30 * day
/** Milliseconds for which a failed tile server is left alone. */
const rest = 30_000

/** The tile server cannot be reached, and this tile is not cached. */
export class NoTileNow extends Error {}

/** The street tiles of `MAP_TILES`, fetched once and cached, so that no visitor's browser contacts a third party (decisions 42). */
export class MapTiles {
  readonly #template: string
  readonly #kept: KeptTiles
  readonly #clock: { now(): Date }
  readonly #underWay = new Map<string, Promise<Buffer | null>>()
  readonly #turns = new ConcurrencyLimiter({ atOnce: 6, longestQueue: 120, refusal: () => new NoTileNow('too many tiles asked for at once') })
  readonly #patience: number
  #awayUntil = 0

  constructor({ template, folder, clock, patience = 5000 }: { template: string; folder: string; clock: { now(): Date }; patience?: number }) {
    this.#template = template
    this.#kept = new KeptTiles(folder)
    this.#clock = clock
    this.#patience = patience
  }

  /**
   * One tile; null when the tile server has none there. Prefers a stale tile over none.
   * @throws {NoTileNow} when it is not cached and cannot be fetched
   */
  async tile(at: TileAt): Promise<Buffer | null> {
    const now = this.#clock.now().getTime()
    const kept = await this.#kept.read(at)
    if (kept && now - kept.at < fresh) return kept.bytes
    if (now < this.#awayUntil) return kept?.bytes ?? away()
    try {
      return await this.#fetchOnce(at)
    } catch {
      return kept?.bytes ?? away()
    }
  }

  /** Simultaneous requests for one tile share a fetch. */
  async #fetchOnce(at: TileAt): Promise<Buffer | null> {
    const name = `${at.z} ${at.x} ${at.y}`
    let asked = this.#underWay.get(name)
    if (!asked) {
      asked = this.#turns.take(() => this.#fetch(at)).finally(() => this.#underWay.delete(name))
      this.#underWay.set(name, asked)
    }
    return await asked
  }

  async #fetch(at: TileAt): Promise<Buffer | null> {
    const now = this.#clock.now().getTime()
    // Requests that queued behind one that failed do not try as well.
    if (now < this.#awayUntil) return away()
    try {
      const bytes = await fetchTile(this.#template, at, this.#patience)
      // A full disk costs a second fetch, not the map.
      if (bytes) await this.#kept.write(at, bytes).catch(() => {})
      return bytes
    } catch (error) {
      this.#awayUntil = this.#clock.now().getTime() + rest
      throw error
    }
  }
}

function away(): never {
  throw new NoTileNow('the tile server is away')
}

/** A picture of nothing, in the place of a missing tile: the sketch shows through it, where the browser would draw its sign for a broken picture. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

/** GET /map-tiles/{z}/{x}/{y}: street tiles, where the site has a tile server (decisions 42). */
export function tileRoute(app: FastifyInstance, { config: { mapTiles, dataDir }, clock }: { config: Config; clock: { now(): Date } }): void {
  if (!mapTiles) return
  const tiles = new MapTiles({ template: mapTiles.template, folder: join(dataDir, 'map-tiles'), clock })
  app.get<{ Params: Record<'z' | 'x' | 'y', string> }>('/map-tiles/:z/:x/:y', async ({ params }, reply) => {
    const at = readTile(params)
    reply.headers({ 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' })
    if (!at) return await reply.code(404).header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(nothing)
    try {
      const bytes = await tiles.tile(at)
      if (!bytes) return await reply.code(404).header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(nothing)
      return await reply.header('cache-control', 'public, max-age=604800').type(typeOfTile(bytes)!).send(bytes)
    } catch (error) {
      if (!(error instanceof NoTileNow)) throw error
      return await reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': '30' }).type('image/svg+xml').send(nothing)
    }
  })
}
