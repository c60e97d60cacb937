import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { BadRequest, HttpError, Invalid, Refused } from '#kernel/http/errors.ts'
import type { ApiRequest } from './api-request.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    idempotency_keys: {
      volunteer_center_id: string
      id: string
      scope: string
      key: string
      request_sha256: Buffer
      status: number | null
      body: string | null
      location: string | null
      created_at: Date
    }
  }
}

export type Kept = { status: number; body: string | null; location: string | null }

/** A repeated POST with the same key gets the first answer (contract §5). Kept for a day. */
export class Idempotency {
  readonly scope: string
  readonly key: string
  readonly sha256: Buffer
  readonly #db: Database
  readonly #centerId: string

  private constructor(call: ApiRequest, key: string) {
    const { actor, address, centerId } = call.asked
    this.scope = `${actor.userId ?? address} POST ${call.request.raw.url!.split('?')[0]}`
    this.key = key
    this.sha256 = createHash('sha256')
      .update((call.request.body as Buffer | undefined) ?? '')
      .digest()
    this.#db = call.db
    this.#centerId = centerId
  }

  static of(call: ApiRequest): Idempotency | null {
    const header = call.request.headers['idempotency-key']
    if (header === undefined || header === '') return null
    const key = typeof header === 'string' ? header.replace(/^"(.*)"$/, '$1') : ''
    if (key.length < 1 || key.length > 255 || !/^[\x20-\x7e]+$/.test(key)) throw new BadRequest('invalid_idempotency_key', { header: 'Idempotency-Key' })
    return new Idempotency(call, key)
  }

  /** The first answer, when there was one. @throws 409 while the first still runs, 422 for another body */
  async earlier(): Promise<Kept | null> {
    return await this.#db.inCenter(this.#centerId, async (tx) => {
      await this.#lock(tx)
      const row = await tx.selectFrom('idempotency_keys').selectAll().where('scope', '=', this.scope).where('key', '=', this.key).executeTakeFirst()
      if (!row) return null
      if (!row.request_sha256.equals(this.sha256)) throw new Invalid([{ code: 'idempotency_key_reused' }])
      return { status: row.status ?? 201, body: row.body, location: row.location }
    })
  }

  /** Called inside the transaction of the deed: key and deed stand or fall together. */
  async keep(tx: Tx, location: string): Promise<void> {
    await this.#lock(tx)
    const kept = await tx
      .insertInto('idempotency_keys')
      .values({ volunteer_center_id: this.#centerId, scope: this.scope, key: this.key, request_sha256: this.sha256, status: 201, location } as never)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (kept.numInsertedOrUpdatedRows === 0n) throw new Refused('idempotency_in_progress')
  }

  /** Remembers what was answered; refusals are remembered too, faults and throttling are not. */
  async remember(status: number, body: string): Promise<void> {
    if (status >= 500 || status === 429 || (status === 409 && body.includes('idempotency_in_progress'))) return
    await this.#db.inCenter(this.#centerId, async (tx) => {
      await tx
        .insertInto('idempotency_keys')
        .values({ volunteer_center_id: this.#centerId, scope: this.scope, key: this.key, request_sha256: this.sha256, status, body } as never)
        .onConflict((conflict) => conflict.columns(['volunteer_center_id', 'scope', 'key']).doUpdateSet({ status, body }))
        .execute()
    })
  }

  async #lock(tx: Tx): Promise<void> {
    const { rows } = await sql<{
      free: boolean
    }>`select pg_try_advisory_xact_lock(hashtextextended(${`${this.#centerId} ${this.scope} ${this.key}`}, 0)) as free`.execute(tx)
    if (!rows[0]!.free) throw new HttpError(409, [{ code: 'idempotency_in_progress' }])
  }
}
