import type { Writable } from 'node:stream'
import { setImmediate as turn } from 'node:timers/promises'
import { listenTo } from '#kernel/db/server/listen.ts'
import { openStreams } from '#kernel/observed/server/metrics.ts'
import { type DatabaseAddress, addressFor } from '#kernel/db/server/roles.ts'

/** What changed and for whom, by ids only: whoever then reads it needs the right to. */
export type LiveEvent = {
  type: string
  id: string
  centerId: string
  userId: string | null
  organizationId: string | null
  /** Also for staff of the center. */ center: boolean
}

/** The subscriber of a stream, as it was when the stream began; the stream ends when this is no longer true. */
type Listener = {
  /** The session's id. */ session: string
  userId: string
  centerId: string
  organizationIds: readonly string[]
  /** Is staff of the center. */ isStaff: boolean
  /** What the session allows, as text that only its opener interprets: the stream ends when it changes. */ rights: string
  out: Writable
}

/** The number of streams one person may have in one process; a browser needs one. */
export const maxStreamsPerPerson = 6
/** The number of streams in all: a process needs its memory and connections for other requests too. */
export const maxStreams = 2_500
/** The number of streams written to before other work gets a turn: a thousand at once would delay everybody. */
const atOnce = 100
/** Milliseconds for which it is remembered whom something concerned: longer than a page takes from being read to listening. */
const lately = 30_000
const again = 'event: again\ndata: {}\n\n'

/** The open event streams of this process, indexed by whom they concern: an event for two people costs the same however many listen. */
export class LiveStreams {
  readonly #listeners = new Set<Listener>()
  readonly #ofPerson = new Map<string, Set<Listener>>()
  readonly #concerned = new Map<string, Set<Listener>>()
  /** When something last concerned whom, the latest at the end. */
  readonly #recent = new Map<string, number>()
  readonly #now: () => number

  /** @param now milliseconds, of a clock that only goes on */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

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

  /** Begins a stream. What happened just before may be missing in the page that opens it, which is told to read again. */
  add(listener: Listener): void {
    const concerning = [`user ${listener.userId}`, ...listener.organizationIds.map((id) => `organization ${id}`), ...(listener.isStaff ? ['staff'] : [])]
    const keys = concerning.map((who) => `${listener.centerId} ${who}`)
    const places = [[this.#ofPerson, listener.userId] as const, ...keys.map((key) => [this.#concerned, key] as const)]
    this.#forgetOld()
    if (keys.some((key) => this.#recent.has(key))) write(listener, again)
    this.#listeners.add(listener)
    openStreams.inc()
    for (const [index, key] of places) index.set(key, (index.get(key) ?? new Set()).add(listener))
    listener.out.on('close', () => {
      if (this.#listeners.delete(listener)) openStreams.dec()
      for (const [index, key] of places) if (index.get(key)?.delete(listener) && index.get(key)?.size === 0) index.delete(key)
    })
  }

  tell({ type, id, centerId, userId, organizationId, center }: LiveEvent): void {
    const line = `event: ${type}\ndata: ${JSON.stringify({ id })}\n\n`
    const whom = [...(userId ? [`user ${userId}`] : []), ...(organizationId ? [`organization ${organizationId}`] : []), ...(center ? ['staff'] : [])]
    const keys = whom.map((who) => `${centerId} ${who}`)
    this.#forgetOld()
    for (const key of keys) {
      this.#recent.delete(key)
      this.#recent.set(key, this.#now())
    }
    const listeners = new Set(keys.flatMap((key) => [...(this.#concerned.get(key) ?? [])]))
    for (const listener of listeners) write(listener, line)
  }

  #forgetOld(): void {
    for (const [key, at] of this.#recent) {
      if (this.#now() - at < lately) return
      this.#recent.delete(key)
    }
  }

  /** Sends a line to every stream, in batches: a heartbeat, or that an event may have been missed. */
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

/**
 * Closes the stream of a reader that does not keep up, so that nothing piles up; it reads again when it reconnects. A stream that has
 * ended closes only once its reader has read all of it, and hears nothing more until then.
 */
function write({ out }: Listener, line: string): void {
  if (out.writableEnded) return
  if (out.writableLength > 16_384) out.destroy()
  else out.write(line)
}

/** The channel by which processes notify each other, within a transaction: no event is published for a change that was rolled back. */
export const liveChannel = 'live'

/** Somebody's roles or sessions are others now (`database/users/notify_access_change.sql`). */
type AccessChange = { type: 'access'; userId: string }

type Options = {
  /** Which streams of these sessions may continue. */ validSessions(sessions: string[]): Promise<(listener: Listener) => boolean>
  onError(error: Error): void
  /** Milliseconds between two checks of the sessions; shorter than the time after which an idle connection is closed (20 s). */ heartbeat?: number
}

/** Passes events from any process to the streams of this one. It listens from the first stream on. */
export class LiveHub {
  readonly streams = new LiveStreams()
  readonly #address: DatabaseAddress
  readonly #options: Options
  #listening: { stop(): Promise<void> } | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(address: DatabaseAddress, options: Options) {
    this.#address = address
    this.#options = options
  }

  start(): void {
    if (this.#listening) return
    const { onError, heartbeat = 15_000 } = this.#options
    this.#listening = listenTo(addressFor('vw_app', this.#address), liveChannel, {
      // Without a payload: an event may have been missed, so every page reads again.
      onNews: (payload) => (payload === undefined ? void this.streams.say(again) : this.#hear(JSON.parse(payload) as LiveEvent | AccessChange)),
      onError,
    })
    this.#timer = setInterval(() => void this.#beat(), heartbeat)
    this.#timer.unref()
  }

  #hear(event: LiveEvent | AccessChange): void {
    if ('centerId' in event) this.streams.tell(event)
    else void this.#endInvalid(this.streams.sessionsOf(event.userId))
  }

  async #beat(): Promise<void> {
    if (this.streams.size === 0) return
    await this.streams.say(': \n\n')
    // What time alone ends, no transaction tells.
    await this.#endInvalid(this.streams.sessions)
  }

  /** Ends the streams of sessions that are over, or whose person has other roles than when the stream began. */
  async #endInvalid(sessions: string[]): Promise<void> {
    if (sessions.length === 0) return
    try {
      const asked = new Set(sessions)
      const isValid = await this.#options.validSessions(sessions)
      this.streams.end((listener) => asked.has(listener.session) && !isValid(listener))
    } catch (error) {
      // The database is unavailable: that signs nobody out, and the next check follows soon.
      this.#options.onError(error as Error)
    }
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer)
    this.streams.end()
    await this.#listening?.stop()
  }
}
