import type { Writable } from 'node:stream'

/** What is new and for whom, by ids only: whoever reads it is asked for rights again. */
export type News = {
  type: string
  id: string
  centerId: string
  userId: string | null
  organizationId: string | null
  /** Staff of the center too. */ center: boolean
}

/** Who listens at a stream, as they were when it began. */
export type Listener = {
  /** The session's id. */ session: string
  userId: string
  centerId: string
  organizationIds: readonly string[]
  /** Works for the center. */ isStaff: boolean
  out: Writable
}

/** So many streams one person has in one process; a browser needs one. */
export const mostOfOne = 6
/** So many in all: a process keeps its memory. */
const mostInAll = 5_000

/** The streams of events that are open in this process. */
export class LiveStreams {
  readonly #listeners = new Set<Listener>()

  get size(): number {
    return this.#listeners.size
  }

  get sessions(): string[] {
    return [...new Set([...this.#listeners].map(({ session }) => session))]
  }

  hasRoomFor(userId: string): boolean {
    const own = [...this.#listeners].filter((listener) => listener.userId === userId).length
    return own < mostOfOne && this.#listeners.size < mostInAll
  }

  add(listener: Listener): void {
    this.#listeners.add(listener)
    listener.out.on('close', () => this.#listeners.delete(listener))
  }

  tell(news: News): void {
    const line = `event: ${news.type}\ndata: ${JSON.stringify({ id: news.id })}\n\n`
    for (const listener of this.#listeners) if (concerns(news, listener)) write(listener, line)
  }

  /** To everybody: that the line still stands, or that something may have been missed. */
  say(line: string): void {
    for (const listener of this.#listeners) write(listener, line)
  }

  end(isOver: (listener: Listener) => boolean = () => true): void {
    for (const listener of this.#listeners) if (isOver(listener)) listener.out.end()
  }
}

/** Who does not read what is sent is let go, and reads anew when they come back: nothing piles up for them. */
function write({ out }: Listener, line: string): void {
  if (out.writableLength > 16_384) out.destroy()
  else out.write(line)
}

function concerns({ centerId, userId, organizationId, center }: News, listener: Listener): boolean {
  if (listener.centerId !== centerId) return false
  return listener.userId === userId || (organizationId !== null && listener.organizationIds.includes(organizationId)) || (center && listener.isStaff)
}
