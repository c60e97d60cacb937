import type { Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'

/** What is new and for whom, by ids only: whoever reads it is asked for rights again. */
export type LiveEvent = {
  type: string
  id: string
  centerId: string
  userId: string | null
  organizationId: string | null
  /** Staff of the center too. */ center: boolean
}

/** Who listens at a stream, as they were when it began; it ends when they are others. */
export type Listener = {
  /** The session's id. */ session: string
  userId: string
  centerId: string
  organizationIds: readonly string[]
  /** Works for the center. */ isStaff: boolean
  /** What the session is worth, in words of whoever opens the stream: it ends when that is no longer so. */ rights: string
  out: Writable
}

/** So many streams one person has in one process; a browser needs one. */
export const maxStreamsPerPerson = 6
/** So many in all: a process keeps its memory, and connections for whoever asks something. */
export const maxStreams = 2_500
/** So many are written to before others get a turn: a thousand at once would hold everybody up. */
const atOnce = 100

/** The streams of events that are open in this process, by whom they concern: telling two people costs the same however many listen. */
export class LiveStreams {
  readonly #listeners = new Set<Listener>()
  readonly #ofPerson = new Map<string, Set<Listener>>()
  readonly #concerned = new Map<string, Set<Listener>>()

  get size(): number {
    return this.#listeners.size
  }

  get sessions(): string[] {
    return [...new Set([...this.#listeners].map(({ session }) => session))]
  }

  /** The sessions in which one person listens here. */
  sessionsOf(userId: string): string[] {
    return [...new Set([...(this.#ofPerson.get(userId) ?? [])].map(({ session }) => session))]
  }

  hasRoomFor(userId: string): boolean {
    return (this.#ofPerson.get(userId)?.size ?? 0) < maxStreamsPerPerson && this.#listeners.size < maxStreams
  }

  add(listener: Listener): void {
    const places = [
      [this.#ofPerson, listener.userId] as const,
      ...[`user ${listener.userId}`, ...listener.organizationIds.map((id) => `organization ${id}`), ...(listener.isStaff ? ['staff'] : [])].map(
        (who) => [this.#concerned, `${listener.centerId} ${who}`] as const,
      ),
    ]
    this.#listeners.add(listener)
    for (const [index, key] of places) index.set(key, (index.get(key) ?? new Set()).add(listener))
    listener.out.on('close', () => {
      this.#listeners.delete(listener)
      for (const [index, key] of places) if (index.get(key)?.delete(listener) && index.get(key)?.size === 0) index.delete(key)
    })
  }

  tell({ type, id, centerId, userId, organizationId, center }: LiveEvent): void {
    const line = `event: ${type}\ndata: ${JSON.stringify({ id })}\n\n`
    const whom = [...(userId ? [`user ${userId}`] : []), ...(organizationId ? [`organization ${organizationId}`] : []), ...(center ? ['staff'] : [])]
    const listeners = new Set(whom.flatMap((who) => [...(this.#concerned.get(`${centerId} ${who}`) ?? [])]))
    for (const listener of listeners) write(listener, line)
  }

  /** To everybody, some after the others: that the line still stands, or that something may have been missed. */
  async say(line: string): Promise<void> {
    for (const [at, listener] of [...this.#listeners].entries()) {
      if (at > 0 && at % atOnce === 0) await turn()
      if (this.#listeners.has(listener)) write(listener, line)
    }
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
