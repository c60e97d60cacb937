import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { pipelineWrite, type Tx } from '#kernel/db/server/database.ts'
import { BadRequest, Invalid, Refused } from '#kernel/http/errors.ts'
import type { Document } from '#kernel/jsonapi/document.ts'
import type { Answer } from '#kernel/jsonapi/request/server/api-route.ts'
import type { ApiRequest } from '#kernel/jsonapi/request/server/api-request.ts'

export type Kept = { status: number; body: string | null; location: string | null }

/**
 * A write repeated with the same key gets the answer of the first (contract §5), or 409 while the first still runs. Only
 * completed writes are stored: a refused one is tried again. Stored for a day.
 */
export class Idempotency {
  readonly #call: ApiRequest
  readonly #scope: string
  readonly #key: string
  readonly #digest: Buffer

  private constructor(call: ApiRequest, key: string) {
    const { actor, address } = call.asked
    const { method, raw } = call.request
    this.#call = call
    this.#scope = `${actor.userId ?? address} ${method} ${raw.url!.split('?')[0]}`
    this.#key = key
    // Keyed, because bodies contain passwords, and a plain digest would allow guessing them.
    this.#digest = createHmac('sha256', call.secretKey)
      .update(call.bytes ?? '')
      .digest()
  }

  /** The key that was sent, if any. The route must declare that it honours the header. */
  static of(call: ApiRequest): Idempotency | null {
    call.requireCounted('key')
    const header = call.request.headers['idempotency-key']
    if (header === undefined || header === '') return null
    const key = typeof header === 'string' ? header.replace(/^"(.*)"$/, '$1') : ''
    if (key.length < 1 || key.length > 255 || !/^[\x20-\x7e]+$/.test(key)) throw new BadRequest('invalid_idempotency_key', { header: 'Idempotency-Key' })
    return new Idempotency(call, key)
  }

  /** The stored answer, for a write with slow work before its transaction. @throws 409 while the first runs, 422 for another body */
  async find(): Promise<Kept | null> {
    return await this.#call.db.inCenter(this.#centerId, async (tx) => await this.claim(tx))
  }

  /**
   * Locks the key until the transaction ends, as its first statement; returns the stored answer, if any.
   * @throws 409 while the first runs, 422 for another body
   */
  async claim(tx: Tx): Promise<Kept | null> {
    // A transaction on the platform has no center, and row-level security of the keys compares one.
    pipelineWrite(tx, sql`select set_config('app.center_id', ${this.#centerId}, true)`)
    const name = `${this.#centerId} ${this.#scope} ${this.#key}`
    pipelineWrite(tx, sql<{ free: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as free`, ([lock]) => {
      if (!lock?.free) throw new Refused('request_in_progress')
    })
    const kept = await this.#kept(tx)
    return kept && { ...kept, status: kept.status ?? 201 }
  }

  /** Stores the key in the transaction of the write, so that both are committed or rolled back together. */
  keep(tx: Tx, { status, location, body = null }: Omit<Kept, 'body'> & Partial<Kept>): void {
    pipelineWrite(
      tx,
      tx.insertInto('idempotency_keys').values({
        ...this.#name,
        request_sha256: this.#digest,
        status,
        location,
        body,
      } as never),
    )
  }

  /** Adds the answer, which is known only after the write. */
  async remember(document: Document): Promise<void> {
    await this.#call.db.inCenter(this.#centerId, async (tx) => {
      await tx
        .updateTable('idempotency_keys')
        .set({ body: jsonText(document) })
        .where((row) => row.and(this.#name))
        .execute()
    })
  }

  /**
   * Takes the key for a write that has transactions of its own; returns the stored answer, if any. A process that stopped
   * half-way keeps it no longer than a request may last.
   * @throws 409 while the first runs, 422 for another body
   */
  async take(): Promise<Kept | null> {
    return await this.#call.db.inCenter(this.#centerId, async (tx) => {
      const { rows } = await sql`
        insert into idempotency_keys (volunteer_center_id, scope, key, request_sha256) values (${this.#centerId}, ${this.#scope}, ${this.#key}, ${this.#digest})
        on conflict (volunteer_center_id, scope, key) do update set request_sha256 = excluded.request_sha256, created_at = now()
          where idempotency_keys.status is null and idempotency_keys.created_at < now() - interval '1 minute'
        returning id`.execute(tx)
      if (rows.length > 0) return null
      const kept = await this.#kept(tx)
      if (!kept || kept.status === null) throw new Refused('request_in_progress')
      return { ...kept, status: kept.status }
    })
  }

  /** Stores the answer under a key that `take` took. */
  async store({ status = 200, document }: Answer): Promise<void> {
    const body = document ? jsonText(document) : null
    await this.#call.db.inCenter(this.#centerId, async (tx) => {
      await tx
        .updateTable('idempotency_keys')
        .set({ status, body })
        .where((row) => row.and(this.#name))
        .execute()
    })
  }

  /** Releases the key after a failed write, so that it can be tried again. */
  async letGo(): Promise<void> {
    await this.#call.db.inCenter(this.#centerId, async (tx) => {
      await tx
        .deleteFrom('idempotency_keys')
        .where((row) => row.and(this.#name))
        .where('status', 'is', null)
        .execute()
    })
  }

  /** @throws 422 for another body */
  async #kept(tx: Tx): Promise<(Omit<Kept, 'status'> & { status: number | null }) | null> {
    const row = await tx
      .selectFrom('idempotency_keys')
      .select(['request_sha256', 'status', 'body', 'location'])
      .where((row) => row.and(this.#name))
      .executeTakeFirst()
    if (!row) return null
    if (!row.request_sha256.equals(this.#digest)) throw new Invalid([{ code: 'idempotency_key_reused' }])
    return { status: row.status, body: row.body, location: row.location }
  }

  get #name() {
    return { volunteer_center_id: this.#centerId, scope: this.#scope, key: this.#key }
  }

  get #centerId(): string {
    return this.#call.asked.centerId
  }
}
