import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { TileAt } from './tile-at.ts'

type Kept = { bytes: Buffer; /** When it was fetched, in milliseconds since 1970. */ at: number }

/** What all tiles together may take of the disk. */
const room = 400 * 1024 * 1024

/** Tiles as files, so that they are there after a new start; the longest unused make room for others. */
export class KeptTiles {
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
    // Whole or not at all: another process may read it meanwhile.
    const draft = `${path}.${process.pid}`
    await writeFile(draft, bytes)
    await rename(draft, path)
    this.#sizes.set(name, bytes.length)
  }

  /** What an earlier process left; the oldest first, so that they go first. */
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
