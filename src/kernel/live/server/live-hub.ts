import { listenTo } from '#kernel/db/server/listen.ts'
import { addressFor, type DatabaseAddress } from '#kernel/db/server/roles.ts'
import { type Listener, LiveStreams, type LiveEvent } from './live-streams.ts'

/** The channel by which processes notify each other, within a transaction: no event is published for a change that was rolled back. */
export const liveChannel = 'live'

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
      onNews: (payload) => (payload === undefined ? void this.streams.say('event: again\ndata: {}\n\n') : this.streams.tell(JSON.parse(payload) as LiveEvent)),
      onError,
    })
    this.#timer = setInterval(() => void this.#beat(), heartbeat)
    this.#timer.unref()
  }

  async #beat(): Promise<void> {
    if (this.streams.size === 0) return
    try {
      await this.streams.say(': \n\n')
      const asked = new Set(this.streams.sessions)
      const stands = await this.#options.validSessions([...asked])
      this.streams.end((listener) => asked.has(listener.session) && !stands(listener))
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
