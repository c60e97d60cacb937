import { createHmac } from 'node:crypto'
import pg from 'pg'
import { withLock } from './with-lock.ts'

/** The logins of the running product. None of them owns a table, is a superuser or bypasses row-level security. */
export const loginRoles = ['vw_app', 'vw_platform', 'vw_worker'] as const
export type LoginRole = (typeof loginRoles)[number]

/** They own functions that read across row-level security and filter by themselves, and nothing else; nobody can log in as them. */
const readers: readonly string[] = ['vw_search', 'vw_sharing', 'vw_overview']
/** Roles that own functions (database/). A database owner who is no superuser must be a member of each to give them one. */
const ownersOfFunctions: readonly string[] = [...readers, 'vw_platform']

/** Where the product connects: the owner's address of the database, and the key from which the roles' passwords are derived. */
export type DatabaseAddress = {
  databaseUrl: string
  secretKey: string
  /** The same database through PgBouncer in transaction mode: where the pools connect (ADR 0076). */
  bouncerUrl?: string | null
  /** A streaming replica of it, for what visitors read (ADR 0076). */
  replicaUrl?: string | null
}

/** The address of the same database with the login of one of these roles. Every process with the same key derives the same one. */
export function addressFor(role: LoginRole, { databaseUrl, secretKey }: Pick<DatabaseAddress, 'databaseUrl' | 'secretKey'>): string {
  const url = new URL(databaseUrl)
  url.username = role
  url.password = createHmac('sha256', secretKey).update(`password of ${role}`).digest('base64url')
  return url.href
}

/**
 * Creates the roles, or corrects their attributes and passwords. Any number of processes may call it at once; when all is right
 * nothing is written, so the owner needs no CREATEROLE after the first time.
 */
export async function ensureRoles(address: DatabaseAddress): Promise<void> {
  if ((await wrongRoles(address)).length === 0) return
  await withLock(address.databaseUrl, 'roles', async (owner) => {
    for (const role of await wrongRoles(address)) {
      await setRight(owner, role, address).catch((cause) => {
        if (cause.code !== '42501') throw cause
        throw new Error(
          `The login of the database's owner may not make the role ${role}. As an administrator run: alter role "${new URL(address.databaseUrl).username}" createrole;`,
          { cause },
        )
      })
    }
  })
}

async function wrongRoles(address: DatabaseAddress): Promise<string[]> {
  const wrong = await Promise.all(loginRoles.map(async (role) => ((await canLogIn(addressFor(role, address))) ? null : role)))
  const owner = new pg.Client(address.databaseUrl)
  owner.on('error', () => {}) // the running query reports it
  await owner.connect()
  try {
    const { rows } = await owner.query<{ rolname: string }>(
      `select rolname from pg_roles
       where rolname like 'vw\\_%' and not (rolsuper or rolbypassrls or rolcreaterole or rolcreatedb)
         and (rolname <> all ($1) or pg_has_role(oid, 'set') and pg_has_role(oid, 'usage'))`,
      [ownersOfFunctions],
    )
    const right = new Set(rows.map((row) => row.rolname))
    return [...readers, ...loginRoles].filter((role) => !right.has(role) || wrong.includes(role as LoginRole))
  } finally {
    await owner.end()
  }
}

async function setRight(owner: pg.ClientBase, role: string, address: DatabaseAddress): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const { rowCount } = await owner.query('select from pg_roles where rolname = $1', [role])
  if (rowCount === 0) await owner.query(`create role ${name}`)

  if (ownersOfFunctions.includes(role)) await owner.query(`grant ${name} to current_user with inherit true, set true`)
  if (readers.includes(role)) {
    await owner.query(`alter role ${name} nologin`)
  } else {
    const password = pg.escapeLiteral(decodeURIComponent(new URL(addressFor(role as LoginRole, address)).password))
    await owner.query(`alter role ${name} login password ${password}`)
  }
  const { rows } = await owner.query<{ risky: boolean }>(
    'select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as risky from pg_roles where rolname = $1',
    [role],
  )
  // Only when needed: PostgreSQL lets nobody but a superuser mention these attributes.
  if (rows[0]?.risky) await owner.query(`alter role ${name} nosuperuser nobypassrls nocreatedb nocreaterole`)
}

async function canLogIn(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    // 28000 and 28P01: no such role, or another password. Any other error has another cause.
    if (['28000', '28P01'].includes((error as { code?: string }).code ?? '')) return false
    throw error
  } finally {
    await client.end().catch(() => {})
  }
}
