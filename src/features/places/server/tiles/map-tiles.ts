import { ConcurrencyLimiter } from '#kernel/http/limits/server/concurrency-limiter.ts'
import { fetchTile } from './fetch-tile.ts'
import { KeptTiles } from './kept-tiles.ts'
import type { TileAt } from './tile-at.ts'

const day = 86_400_000
/** Streets change slowly; a tile this old is asked for anew. */
const fresh = 30 * day
/** How long a tile server that failed is left alone. */
const rest = 30_000

/** The tile server cannot be reached, and this square was never fetched. */
export class NoTileNow extends Error {}

/** The streets of `MAP_TILES`, fetched once and kept, so that no visitor ever asks anybody else (decisions 42). */
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
   * One square; null when there is none on the tile server. An old one rather than none.
   * @throws {NoTileNow} when it would have to be fetched and cannot be
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

  /** However many ask for it at once. */
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
    // Those that waited behind one that failed do not try as well.
    if (now < this.#awayUntil) return away()
    try {
      const bytes = await fetchTile(this.#template, at, this.#patience)
      // A disk that is full costs a second fetch, not the map.
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
