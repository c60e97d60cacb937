import { type PipelinedStatement, statementNames } from './pipeline.ts'
import { type Limits, type Pool, databaseSpan, openPool, readFrom, refusePrivilegedRole } from './pool.ts'
import { Replica } from './replica.ts'
import { type ReadQuery, type TextRows, type Tx, inTransaction } from './transaction.ts'
import { type Snapshot, inSnapshot } from './center-copy/snapshot.ts'
import { type FieldKey, keyRing, setKeyRing } from '#kernel/encryption/server/field-keys.ts'
import { inPartSpan } from '#kernel/observed/server/traces.ts'
import { type ByteStore, openByteStore } from '#kernel/storage/server/byte-store.ts'
import type { StorageSettings } from '#kernel/storage/server/object-storage.ts'
import { CompiledQuery } from 'kysely'
import type { DatabaseAddress, LoginRole } from './roles.ts'
import { DiskFull } from './unavailable.ts'

export type { ReadQuery, TextRows } from './transaction.ts'
export { pipelineWrite, RetryTransaction, pipelineRead, type Tx } from './transaction.ts'

/** The only ways to the database. Each throws `Unavailable` when it cannot be reached. */
export type Database = {
  /**
   * One transaction as vw_app that sees the rows of one center only. `work` runs again after a deadlock (at most three times),
   * so it must do nothing that a rollback cannot undo.
   * @param centerId uuid
   */
  inCenter<T>(centerId: string, work: (tx: Tx) => Promise<T>): Promise<T>
  /** The fast way to read one center's rows: all queries in one round trip, in one transaction, rows as text. */
  read(centerId: string, queries: ReadQuery[]): Promise<TextRows[]>
  /** The fast way to read accounts, sessions and roles as vw_platform: one round trip, rows as text. */
  readOnPlatform(queries: ReadQuery[]): Promise<TextRows[]>
  /**
   * One transaction as vw_platform: accounts, sessions and roles. It sees no center's rows, except that with `centerId` it may
   * write the few rows that are created together with an account.
   */
  onPlatform<T>(work: (tx: Tx) => Promise<T>, centerId?: string): Promise<T>
  /**
   * The same ways for the work of one person, in whose transactions the rows of `wall_of_user` tables are theirs alone; null for
   * nobody, as without it: then those tables hold no rows.
   * @param mayBeBehind `read` may ask the replica, where there is one: for who has written nothing lately (ADR 0076)
   */
  forUser(userId: string | null, mayBeBehind?: boolean): Database
  /** Reads of this center, or of all with `*`, ask the replica again only when it has what is written by now. */
  catchUp(centerId: string): void
  /** Whether the replica is asked at this moment; null where there is none. */
  isReplicaUsed(): boolean | null
  /** One center at one moment, for what is larger than a request may read: a copy of all its rows (`center-copy/snapshot.ts`). */
  inSnapshot<T>(centerId: string, work: (snapshot: Snapshot) => Promise<T>): Promise<T>
  /**
   * One transaction as vw_worker: outbox and jobs of all centers. A statement may take a minute. With `centerId` it may also remove the rows
   * of that center, while the center is being removed.
   */
  asWorker<T>(work: (tx: Tx) => Promise<T>, centerId?: string): Promise<T>
  /** Where the bytes of rows lie: in the rows, or in a storage beside the database (ADR 0079). */
  bytes: ByteStore
  /** What the connections of each pool do at this moment; `waiting` counts what waits for one. */
  pools(): readonly { role: LoginRole; inUse: number; idle: number; waiting: number }[]
  /** Whether the database answers within half a second; for /ready. */
  answers(): Promise<boolean>
  /** Whether a write failed in the last half minute because the disk is full; for /ready. */
  isFull(): boolean
  /** Closes all connections once running work is done. */
  close(): Promise<void>
}

type Options = {
  /** Called when an idle connection breaks, and when the replica goes and comes back. */
  onError?: (error: Error) => void
  /** How old what the replica shows may be, in milliseconds. */
  maxLag?: number
}

/**
 * Planning the statements of pages takes as long as running them, and their plans do not depend on the values: row-level security
 * makes the center a parameter in any case.
 */
const ofPages: Limits = { max: 10, statement: 2_000, settings: { plan_cache_mode: 'force_generic_plan' } }

/**
 * Opens the three pools, and gives the process the keys of the encrypted columns.
 * @throws when a login has privileges that would bypass row-level security
 */
export async function openDatabase(
  address: DatabaseAddress & { fieldKeys?: readonly FieldKey[]; storage?: StorageSettings | null },
  { onError = () => {}, maxLag = 5_000 }: Options = {},
): Promise<Database> {
  setKeyRing(keyRing(address.fieldKeys ?? [], address.secretKey))
  const app = openPool('vw_app', address, ofPages, onError)
  const platform = openPool('vw_platform', address, { max: 4, statement: 2_000 }, onError)
  const worker = openPool('vw_worker', address, { max: 2, statement: 60_000 }, onError)
  const pools = [app, platform, worker]
  let replica: Replica | null = null
  let closing: Promise<void> | null = null
  const close = () => (closing ??= Promise.all([replica?.stop(), ...pools.map(({ pool }) => pool.end())]).then(() => {}))

  await Promise.all(pools.map(refusePrivilegedRole)).catch(async (error) => {
    await close()
    throw error
  })

  if (address.replicaUrl) replica = new Replica({ url: address.replicaUrl, address, limits: ofPages, primary: app, maxLag, onError })
  let fullAt = -Infinity
  const write = async <T>({ pool, opening }: Pool, settings: PipelinedStatement[], work: (tx: Tx) => Promise<T>) =>
    await inPartSpan('database transaction', databaseSpan, async () => await inTransaction(pool, [...opening.transaction, ...settings], work)).catch(
      (error) => {
        if (error instanceof DiskFull) fullAt = performance.now()
        throw error
      },
    )

  const bytes = await openByteStore(address.storage ?? null, async (centerId, keys) => {
    await write(app, [setCenter(centerId, null)], async (tx) => await tx.executeQuery(CompiledQuery.raw('select announce_objects($1)', [keys])))
  })

  const waysOf = (userId: string | null, mayBeBehind = false): Database => ({
    inCenter: async (centerId, work) => await write(app, [setCenter(centerId, userId)], work),
    read: async (centerId, queries) => {
      const steps = [setCenter(centerId, userId), ...queries.map(toStep)]
      const behind = mayBeBehind && replica ? await replica.read(centerId, steps) : null
      return (behind ?? (await readFrom(app, steps))).slice(1)
    },
    readOnPlatform: async (queries) => await readFrom(platform, queries.map(toStep)),
    onPlatform: async (work, centerId) => await write(platform, centerId === undefined ? [] : [setCenter(centerId, null)], work),
    forUser: waysOf,
    catchUp: (centerId) => replica?.catchUp(centerId),
    isReplicaUsed: () => replica?.isUsed() ?? null,
    inSnapshot: async (centerId, work) => await inSnapshot(address, uuid(centerId), work),
    asWorker: async (work, centerId) => await write(worker, centerId === undefined ? [] : [setCenter(centerId, null)], work),
    bytes,
    pools: () =>
      Object.entries({ vw_app: app, vw_platform: platform, vw_worker: worker } satisfies Record<LoginRole, Pool>).map(
        ([
          role,
          {
            pool: { totalCount, idleCount, waitingCount },
          },
        ]) => ({
          role: role as LoginRole,
          inUse: totalCount - idleCount,
          idle: idleCount,
          waiting: waitingCount,
        }),
      ),
    answers: async () => await answers(app),
    isFull: () => performance.now() - fullAt < 30_000,
    close,
  })
  return waysOf(null)
}

/** Both settings end with the transaction, so that the next one on this connection begins with neither. */
const setCenter = (centerId: string, userId: string | null): PipelinedStatement =>
  userId === null
    ? { name: 'set_center', text: `select set_config('app.center_id', $1, true)`, values: [uuid(centerId)] }
    : {
        name: 'set_center_and_user',
        text: `select set_config('app.center_id', $1, true), set_config('app.user_id', $2, true)`,
        values: [uuid(centerId), uuid(userId)],
      }

/** No name for texts beyond the limit: the server discards unnamed statements by itself at the next one. */
const nameOf = statementNames('read', 500)
const toStep = ({ name, text, values }: ReadQuery): PipelinedStatement => ({ name: name ?? nameOf(text) ?? '', text, values })

async function answers({ pool }: Pool): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, 500, false).unref())
  return await Promise.race([
    pool
      .query('select 1')
      .then(() => true)
      .catch(() => false),
    late,
  ])
}

function uuid(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    throw new TypeError(`The id of a center or a person is a uuid, not ${JSON.stringify(value)}.`)
  return value
}
