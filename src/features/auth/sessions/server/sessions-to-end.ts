import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { people } from '#features/users/model/server/people-tables.ts'
import type { Database } from '#kernel/db/server/database.ts'
import { endSession } from './sessions.ts'

type Log = (error: unknown, message: string) => void

/** Anybody can post credentials that nobody has, so the list has an end. */
const most = 1000
const isClient = /^[\w-]{22}$/

/**
 * The sessions that their people have left while the database could not be told (decisions 71). The list is kept in the data
 * folder, one file for each session, so that it outlives the process and several processes may work through it; a file holds the
 * digest of the token and no secret.
 */
export class SessionsToEnd {
  readonly #folder: string
  readonly #log: Log
  /** Hexadecimal digests of tokens, by `client`. Also what could not be written to the folder. */
  readonly #waiting = new Map<string, string>()

  constructor(dataDir: string, log: Log) {
    this.#folder = join(dataDir, 'sessions-to-end')
    this.#log = log
  }

  /** Puts a session on the list. Credentials that are none of ours are not kept. */
  async add({ client, 'access-token': token }: { client: string; 'access-token': string }): Promise<void> {
    if (!isClient.test(client) || this.#waiting.size >= most) return
    const digest = digestOf(token).toString('hex')
    this.#waiting.set(client, digest)
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      await writeFile(join(this.#folder, client), digest, { mode: 0o600 })
    } catch (error) {
      this.#log(error, 'A session that is to be ended is kept in memory only')
    }
  }

  /** Reads what an earlier process left. */
  async open(): Promise<void> {
    const names = await readdir(this.#folder).catch(() => []) // there was never anything to end
    for (const client of names.filter((name) => isClient.test(name)).slice(0, most)) {
      const digest = await readFile(join(this.#folder, client), 'utf8').catch(() => '') // ended by another process meanwhile
      if (digest) this.#waiting.set(client, digest)
    }
  }

  /** Ends all that wait. What still cannot be ended waits on. */
  async tryAgain(db: Database): Promise<void> {
    for (const [client, digest] of this.#waiting) {
      try {
        await db.onPlatform(async (plain) => {
          const tx = people(plain)
          const row = await tx.selectFrom('sessions').select('token_sha256').where('client', '=', client).executeTakeFirst()
          if (row?.token_sha256.toString('hex') === digest) await endSession(tx, client)
        })
      } catch {
        return // the database is still away: the next round tries again
      }
      this.#waiting.delete(client)
      await rm(join(this.#folder, client), { force: true })
    }
  }
}
