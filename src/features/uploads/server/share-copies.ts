import { drawCopies } from './draw-copies.ts'

/** The number of JPEGs that a process keeps; each is some hundred kilobytes. */
const maxKept = 40

/**
 * Copies of pictures as JPEG, `1280.jpg` beside `1280.webp`: what shows a link to a page reads no WebP in many programs. They are asked for
 * seldom, by a few programs for each page that is shared, and are drawn then.
 */
export class ShareCopies {
  readonly #kept = new Map<string, Promise<Buffer>>()

  /** The name of the copy that a JPEG is drawn from; null for any other name. */
  static sourceOf(name: string): string | null {
    return /^\d{2,4}\.jpg$/.test(name) ? name.replace('.jpg', '.webp') : null
  }

  /** @throws 503 when too many wait */
  async drawn(name: string, webp: Buffer): Promise<Buffer> {
    const known = this.#kept.get(name)
    if (known) return await known
    const side = Number.parseInt(name.split('/').at(-1)!, 10)
    const picture = drawCopies([webp], [side], { to: 'jpeg' }).then(([copy]) => copy!.content)
    this.#kept.set(name, picture)
    picture.catch(() => this.#kept.delete(name))
    if (this.#kept.size > maxKept) this.#kept.delete(this.#kept.keys().next().value!)
    return await picture
  }
}
