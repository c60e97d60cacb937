import pg from 'pg'

type Options = {
  /** Called with the payload of each notification, and without one after each reconnect, because some may have been missed. */
  onNews: (payload?: string) => void
  onError: (error: Error) => void
}

/** Holds one connection that listens to a channel; when it breaks, opens a new one a second later. */
export function listenTo(connectionString: string, channel: string, { onNews, onError }: Options): { stop(): Promise<void> } {
  let stopped = false
  let client: pg.Client | null = null
  let again: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const mine = (client = new pg.Client({ connectionString, application_name: `listen ${process.pid}`, keepAlive: true, connectionTimeoutMillis: 5_000 }))
    const broken = (error: Error) => {
      if (stopped || client !== mine) return
      client = null
      onError(error)
      mine.end().catch(() => {}) // it is broken; there is nothing to save
      again = setTimeout(connect, 1000)
    }
    mine.on('error', broken)
    mine.on('end', () => broken(new Error('The database closed the listening connection.')))
    mine.on('notification', ({ payload }) => onNews(payload))
    try {
      await mine.connect()
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`)
      onNews()
    } catch (error) {
      broken(error as Error)
    }
  }

  void connect()
  return {
    async stop() {
      stopped = true
      clearTimeout(again)
      await client?.end().catch(() => {}) // it may be broken already
    },
  }
}
