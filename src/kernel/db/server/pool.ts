import pg from 'pg'
import { columnReader } from './column-types.ts'
import { Unavailable } from './unavailable.ts'
import { addressFor, type DatabaseAddress, type LoginRole } from './roles.ts'

type Limits = { max: number; /** Milliseconds a statement may take. */ statement: number }

/** A pool logged in as `role`. Every wait has an end: 2 s for a connection, 1 s for a lock, 5 s idle in a transaction. */
export function openPool(role: LoginRole, address: DatabaseAddress, { max, statement }: Limits, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: addressFor(role, address),
    application_name: `${role} ${process.pid}`,
    max,
    min: 1,
    connectionTimeoutMillis: 2_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statement,
    // The server ends a slow statement; this is for a server that no longer answers at all.
    query_timeout: statement + 1_000,
    idle_in_transaction_session_timeout: 5_000,
    lock_timeout: 1_000,
    options: '-c timezone=UTC -c datestyle=ISO',
    types: { getTypeParser: columnReader as typeof pg.types.getTypeParser },
  })
  pool.on('error', onError) // without it a restart of the database ends the process
  // Nobody else listens from the moment a connection is handed out until whoever asked for it goes on; when the database drops
  // it just then, the next statement says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Refuses to go on as a role that row-level security does not bind.
 * @throws when the login is a superuser, passes row-level security or owns a table
 */
export async function refusePrivilegedRole(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ name: string; powers: string[] }>(
      `select current_user as name, array_remove(array[
         case when rolsuper then 'is a superuser' end,
         case when rolbypassrls then 'passes row-level security' end,
         case when exists (select from pg_class where relowner = pg_roles.oid and relkind in ('r', 'p')) then 'owns tables' end
       ], null) as powers
       from pg_roles where rolname = current_user`,
    )
    .catch((cause) => Promise.reject(new Unavailable(cause)))
  const role = rows[0]
  if (!role || role.powers.length > 0) {
    throw new Error(`The login ${role?.name} ${role?.powers.join(', ')}, so row-level security would not separate the centers. Take that away from it.`)
  }
}
