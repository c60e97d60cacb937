import { listenTo } from '#kernel/db/server/listen.ts'
import { addressFor, type DatabaseAddress } from '#kernel/db/server/roles.ts'
import { type Listener, LiveStreams, type LiveEvent } from './live-streams.ts'

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
      onNews: (payload) =>
        payload === undefined ? void this.streams.say('event: again\ndata: {}\n\n') : this.#hear(JSON.parse(payload) as LiveEvent | AccessChange),
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
