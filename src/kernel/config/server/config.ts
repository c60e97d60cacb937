import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { z } from 'zod'
import type { FieldKey } from '#kernel/encryption/server/field-keys.ts'
import type { StorageSettings } from '#kernel/storage/server/object-storage.ts'
import { ConfigFaults, storageFaults, storageOf, tilesOf, variables } from './variables.ts'

/** The minimum in bits: 32 random hexadecimal digits fall below it once in a million. */
const leastBits = 90

/**
 * Whether a key looks random: many different characters, no repeated piece, no alphabetical run. A sentence passes; nothing
 * here can tell that it is well known.
 */
function isRandom(key: string): boolean {
  return bitsOf(key) >= leastBits && !repeats(key) && !runs(key)
}

/** Shannon entropy of its characters, in bits for the whole key. */
function bitsOf(key: string): number {
  const counts = new Map<string, number>()
  for (const sign of key) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  return [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / key.length), 0)
}

/** The key is one piece repeated, the last time perhaps cut short. */
function repeats(key: string): boolean {
  for (let length = 1; length <= key.length / 2; length += 1) if (key.slice(length) === key.slice(0, -length)) return true
  return false
}

/** Half of its characters or more are next to the one before in the alphabet, or equal to it: 'abcdef', '987654', 'aaaa'. */
function runs(key: string): boolean {
  const codes = [...key].map((sign) => sign.codePointAt(0)!)
  return codes.filter((code, at) => at > 0 && Math.abs(code - codes[at - 1]!) <= 1).length >= key.length / 2
}

const secrets = ['SECRET_KEY', 'FIELD_KEYS', 'DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URL', 'SMTP_URL', 'FILES_S3_KEY_ID', 'FILES_S3_SECRET']

/**
 * Container platforms pass secrets as files: `SECRET_KEY_FILE=/run/secrets/key` counts as SECRET_KEY. Empty variables count as
 * absent, so that `SMTP_URL=` in an env file means "none".
 */
function readSecretFiles(env: Readonly<Record<string, string | undefined>>, faults: string[]): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) if (value !== undefined && value !== '') values[name] = value

  for (const name of secrets) {
    const path = values[`${name}_FILE`]
    if (path === undefined) continue
    try {
      values[name] = readFileSync(path, 'utf8').trim()
    } catch (error) {
      faults.push(`${name}_FILE: ${path} cannot be read (${(error as NodeJS.ErrnoException).code}). Set the path of a readable file.`)
    }
  }
  return values
}

/** All configuration, read once at start-up. Nothing else reads the environment. */
export type Config = {
  /** Live use: https origins, no demo accounts, no /test pages. Set by NODE_ENV=production. */
  production: boolean
  /** Vite serves the pages and reloads them as files change (`npm run dev`). */
  dev: boolean
  port: number
  /** Where /metrics is served; null: nowhere. */
  metricsPort: number | null
  metricsHost: string
  /** Where traces go, and of which share of requests; null: nowhere. */
  traces: { address: string; share: number } | null
  /** A host name or address. `localhost` listens on 127.0.0.1 and on ::1. */
  host: string
  /** Absolute path; holds the embedded database, uploads and the secret key. */
  dataDir: string
  /** Absolute path: where the embedded database is backed up to and its log is archived; null: nowhere. */
  backupDir: string | null
  /** The owner's login, by a connection of its own to the server. null until the embedded database runs; `main.ts` fills it in. */
  databaseUrl: string | null
  /** The same database through PgBouncer in transaction mode; null: nothing stands between. */
  bouncerUrl: string | null
  /** A streaming replica, for what visitors read; null: all is read where it is written. */
  replicaUrl: string | null
  /** At least 32 characters; passwords of the database roles and signatures are derived from it. */
  secretKey: string
  /** The keys of encrypted columns, newest first, without the one that follows from `secretKey`. */
  fieldKeys: readonly FieldKey[]
  /** A storage that is S3-compatible, where the bytes of files lie; null: in the database. */
  storage: StorageSettings | null
  /** null: mails are stored and shown at /test/mail, never sent. */
  smtpUrl: string | null
  mailFrom: string
  seed: 'demo' | 'none'
  /** Whose X-Forwarded-* headers are trusted: nobody's, those of the last n hops, or of these addresses. */
  trustProxy: false | number | string[]
  rateLimits: boolean
  /** Origin (scheme, host, port) by tenant key, in the place of the one in the tenant's row. */
  tenantOrigins: Readonly<Record<string, string>>
  /** Other origins that may call the API and receive links to set a password. */
  extraOrigins: readonly string[]
  /** Every page of this host leads to /gelderse-handen (decisions 37); null: none. */
  regionHost: string | null
  /** Where the street map's tiles come from, and whom to credit for them; null: the sketched map. */
  mapTiles: { template: string; credit: string } | null
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent'
}

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Reads and checks the environment; README.md lists the variables.
 * Makes a secret key in the data folder when none is given.
 * @param serves false for a program that only opens the database: production needs no mail server for it
 * @throws {ConfigFaults} with every fault at once, each a sentence that says what to set
 */
export function readConfig(env: Environment, { dev = false, serves = true } = {}): Config {
  const faults: string[] = []
  const given = parse(readSecretFiles(env, faults), faults)
  const production = given.NODE_ENV === 'production'
  if (given.DATABASE_URL === undefined) {
    if (given.DATABASE_DIRECT_URL !== undefined) faults.push('DATABASE_DIRECT_URL: set DATABASE_URL as well, the address of PgBouncer, or leave both out.')
    if (given.DATABASE_REPLICA_URL !== undefined) faults.push('DATABASE_REPLICA_URL: set DATABASE_URL as well, the server that it follows, or leave both out.')
  }
  faults.push(...storageFaults(given).filter((fault) => !faults.some((known) => sameName(known, fault))))
  if (production) faults.push(...faultsInProduction(given, { dev, serves }).filter((fault) => !faults.some((known) => sameName(known, fault))))
  if (faults.length > 0) throw new ConfigFaults(faults)

  const dataDir = resolve(given.DATA_DIR)
  return {
    production,
    dev,
    port: given.PORT,
    host: given.HOST,
    metricsPort: given.METRICS_PORT ?? null,
    metricsHost: given.METRICS_HOST,
    traces: given.OTEL_EXPORTER_OTLP_ENDPOINT === undefined ? null : { address: given.OTEL_EXPORTER_OTLP_ENDPOINT, share: given.OTEL_TRACES_SAMPLER_ARG },
    dataDir,
    backupDir: given.BACKUP_DIR === undefined ? null : resolve(given.BACKUP_DIR),
    databaseUrl: given.DATABASE_DIRECT_URL ?? given.DATABASE_URL ?? null,
    bouncerUrl: given.DATABASE_DIRECT_URL === undefined ? null : (given.DATABASE_URL ?? null),
    replicaUrl: given.DATABASE_REPLICA_URL ?? null,
    secretKey: given.SECRET_KEY ?? ensureSecretKey(dataDir),
    fieldKeys: given.FIELD_KEYS,
    storage: storageOf(given),
    smtpUrl: given.SMTP_URL ?? null,
    mailFrom: given.MAIL_FROM ?? 'Vrijwilligerswerk <noreply@localhost>',
    seed: given.SEED ?? (production ? 'none' : 'demo'),
    trustProxy: given.TRUST_PROXY,
    rateLimits: given.RATE_LIMITS === 'on',
    tenantOrigins: given.TENANT_ORIGINS,
    extraOrigins: given.EXTRA_ORIGINS,
    regionHost: regionHostOf(given),
    mapTiles: tilesOf(given),
    logLevel: given.LOG_LEVEL ?? (production ? 'info' : 'warn'),
  }
}

/** Outside production there is one without any setting, so that it can be tried. */
function regionHostOf({ NODE_ENV, GELDERSE_HANDEN_HOST: host }: z.infer<typeof variables>): string | null {
  if (host === 'off') return null
  return host ?? (NODE_ENV === 'production' ? null : 'gelderse-handen.localhost')
}

/** An invalid value is reported and then treated as absent, so that one pass checks all the others too. */
function parse(values: Record<string, string>, faults: string[]): z.infer<typeof variables> {
  const { error, data } = variables.safeParse(values)
  if (data) return data
  for (const issue of error.issues) faults.push(`${issue.path.join('.')}: ${issue.message}`)
  const wrong = new Set(error.issues.map((issue) => issue.path[0]))
  return variables.parse(Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name))))
}

function sameName(one: string, other: string): boolean {
  return one.split(':')[0] === other.split(':')[0]
}

function faultsInProduction(given: z.infer<typeof variables>, { dev, serves }: { dev: boolean; serves: boolean }): string[] {
  const faults: string[] = []
  const origins = Object.entries(given.TENANT_ORIGINS)
  if (dev) faults.push('NODE_ENV: the development server cannot run in production. Use `npm start`.')
  if (given.DATABASE_URL && !given.SECRET_KEY) {
    faults.push('SECRET_KEY: set at least 32 random characters (`openssl rand -base64 32`), the same for every process on this database.')
  }
  if (given.SECRET_KEY && !isRandom(given.SECRET_KEY)) {
    faults.push('SECRET_KEY: this one can be guessed. Set at least 32 random characters (`openssl rand -base64 32`).')
  }
  if (given.SEED === 'demo' && given.SEED_IN_PRODUCTION !== 'yes') {
    faults.push('SEED: demo makes people whose password everybody knows. Leave it out, or set SEED_IN_PRODUCTION=yes as well.')
  }
  if (serves && !given.SMTP_URL) faults.push('SMTP_URL: set the mail server, for example smtps://user:password@mail.example.nl:465.')
  if (serves && !given.MAIL_FROM) faults.push('MAIL_FROM: set the sender, for example "Vrijwilligerswerk <noreply@example.nl>".')
  if (given.RATE_LIMITS === 'off') faults.push('RATE_LIMITS: "off" is for tests. Leave it out in production.')
  for (const [key, origin] of origins) {
    if (!origin.startsWith('https://')) faults.push(`TENANT_ORIGINS: ${key} must be an https:// address, not ${origin}.`)
  }
  return faults
}

/**
 * The secret key of this data folder, made at the first start (mode 0600). Two processes may start at once: linking a finished
 * file into place lets exactly one key win, and never a half-written one.
 */
function ensureSecretKey(dataDir: string): string {
  const path = join(dataDir, 'secret.key')
  const kept = readIfThere(path)
  if (kept !== null) return kept

  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(path, 'utf8').trim()
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
