import { z } from 'zod'
import { type FieldKey, fieldKeyId } from '#kernel/encryption/server/field-keys.ts'

const parts = ['{z}', '{x}', '{y}'] as const

/** Whether this is an address of map tiles: http or https, with `{z}`, `{x}` and `{y}` once each in its path, and no password. */
function isTileTemplate(template: string): boolean {
  if (template.length > 500 || !parts.every((part) => template.split(part).length === 2)) return false
  const filled = parts.reduce((address, part) => address.replace(part, '0'), template)
  if (!URL.canParse(filled)) return false
  const { protocol, username, password, host } = new URL(filled)
  return ['http:', 'https:'].includes(protocol) && username === '' && password === '' && !host.includes('{')
}

/** The government's map, which is free and needs no key. */
const governmentMap = 'https://service.pdok.nl/brt/achtergrondkaart/wmts/v2_0/standaard/EPSG:3857/{z}/{x}/{y}.png'

/**
 * Where the street map's tiles come from: by default the government's map, none for `off`, and none in tests, which ask nothing of another
 * host (decisions 66).
 */
export function tilesOf({
  NODE_ENV,
  MAP_TILES,
  MAP_TILES_CREDIT,
}: {
  NODE_ENV: string
  MAP_TILES?: string | undefined
  MAP_TILES_CREDIT?: string | undefined
}) {
  const template = MAP_TILES ?? (NODE_ENV === 'test' ? 'off' : governmentMap)
  return template === 'off' ? null : { template, credit: MAP_TILES_CREDIT ?? creditOf(template) }
}

/** The credit for the tiles of an address when none is configured: a known provider's, else the host's name. */
function creditOf(template: string): string {
  const { hostname } = new URL(template.replaceAll(/[{}]/g, ''))
  if (/(^|\.)(pdok|kadaster)\.nl$/.test(hostname)) return '© Kadaster (CC BY 4.0)'
  if (/(^|\.)openstreetmap\.org$/.test(hostname)) return '© OpenStreetMap'
  return hostname
}

/** Whether this is where a bucket is: http or https, with nothing that would go before or after the key of an object. */
function isBucketAddress(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, username, password, search, hash } = new URL(value)
  return ['http:', 'https:'].includes(protocol) && [username, password, search, hash].every((part) => part === '') && !/[?#]$/.test(value)
}

type StorageVariables = Partial<Record<'FILES_S3_URL' | 'FILES_S3_KEY_ID' | 'FILES_S3_SECRET', string | undefined>> & {
  NODE_ENV: string
  FILES_S3_REGION: string
}

/** The storage of files, where all that it needs is given. */
export function storageOf({ FILES_S3_URL: url, FILES_S3_REGION: region, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret }: StorageVariables) {
  return url && keyId && secret ? { url: url.replace(/\/$/, ''), region, keyId, secret } : null
}

/** What misses for a storage of which something is given, and traffic that anybody between could read. */
export function storageFaults({ NODE_ENV, FILES_S3_URL: url, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret }: StorageVariables): string[] {
  const together = { FILES_S3_URL: url, FILES_S3_KEY_ID: keyId, FILES_S3_SECRET: secret }
  const missing = Object.entries(together).flatMap(([name, value]) => (value ? [] : [name]))
  const faults = missing.length === 3 ? [] : missing.map((name) => `${name}: set it as well, for the storage of files, or leave all of FILES_S3_… out.`)
  if (url && NODE_ENV === 'production' && !url.startsWith('https://') && !isOwnMachine(new URL(url).hostname))
    faults.push('FILES_S3_URL: set an https:// address: what people send must not travel in the open. http is for a storage on this machine alone.')
  return faults
}

const isOwnMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname)

const databaseUrl = z
  .string()
  .refine(
    (url) => /^postgres(ql)?:\/\/[^/]+\/[^/?]+/.test(url) && URL.canParse(url),
    'set an address with user, password, host and database, for example postgres://owner:password@127.0.0.1:5432/volunteers.',
  )
  .optional()

/** The environment variables, each with its default and the message for a wrong value. */
export const variables = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z
    .string()
    .default('3000')
    .transform(Number)
    .refine((port) => Number.isInteger(port) && port >= 1 && port <= 65_535, 'set a whole number from 1 to 65535, for example 3000.'),
  HOST: z.string().default('localhost'),
  DATA_DIR: z.string().default('./data'),
  BACKUP_DIR: z.string().optional(),
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  DATABASE_REPLICA_URL: databaseUrl,
  SECRET_KEY: z.string().min(32, 'set at least 32 random characters (`openssl rand -base64 32`).').optional(),
  FIELD_KEYS: z
    .string()
    .default('')
    .transform((value) => list(value).map((pair) => splitOnce(pair)))
    .refine(
      (pairs) =>
        new Set(pairs.map(([id]) => id)).size === pairs.length &&
        pairs.every(([id, key]) => fieldKeyId.test(id) && Buffer.from(key, 'base64').length === 32 && /^[A-Za-z0-9+/_-]+=*$/.test(key)),
      'set id=key pairs, parted by commas, the newest first, each id of letters and digits and each key 32 random bytes (`openssl rand -base64 32`): 2027=…,2026=….',
    )
    .transform((pairs): FieldKey[] => pairs.map(([id, key]) => ({ id, key: Buffer.from(key, 'base64') }))),
  METRICS_PORT: z
    .string()
    .transform(Number)
    .refine((port) => Number.isInteger(port) && port >= 1 && port <= 65_535, 'set a whole number from 1 to 65535, for example 9464, or leave it out.')
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine((url) => /^https?:\/\/./.test(url) && URL.canParse(url), 'set an address that takes OTLP over HTTP, for example http://127.0.0.1:4318.')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .default('1')
    .transform(Number)
    .refine((share) => share >= 0 && share <= 1, 'set the share of requests that is traced, from 0 to 1, for example 0.05.'),
  FILES_S3_URL: z
    .string()
    .refine(isBucketAddress, 'set the address of the bucket, for example https://s3.example.nl/files (no key, no question mark).')
    .optional(),
  FILES_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,60}$/, 'set the region that the storage names, for example eu-central-1, or leave it out.')
    .default('us-east-1'),
  FILES_S3_KEY_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'set the id of the access key, as the storage gave it.')
    .optional(),
  FILES_S3_SECRET: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'set the secret of the access key, as the storage gave it.')
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => /^smtps?:\/\/./.test(url) && URL.canParse(url),
      'set an smtp:// or smtps:// address, for example smtps://user:password@mail.example.nl:465.',
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+<)?[^\s<>@]+@[^\s<>@]+>?$/, 'set an address, for example "Vrijwilligerswerk <noreply@example.nl>".')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'set demo (example people and vacancies in an empty database) or none.').optional(),
  SEED_IN_PRODUCTION: z.enum(['yes', 'no'], 'set yes, or leave it out.').default('no'),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|\d+|[0-9a-fA-F.:/]+(,[0-9a-fA-F.:/]+)*)$/, 'set off, the number of proxies in front, or their addresses: 10.0.0.0/8,127.0.0.1.')
    .default('off')
    .transform((value) => (value === 'off' || value === '0' ? false : /^\d+$/.test(value) ? Number(value) : value.split(','))),
  RATE_LIMITS: z.enum(['on', 'off'], 'set on or off.').default('on'),
  TENANT_ORIGINS: z
    .string()
    .default('')
    .transform((value) => list(value).map((pair) => splitOnce(pair)))
    .refine(
      (pairs) => pairs.every(([key, origin]) => /^[a-z][a-z0-9-]*$/.test(key) && isSafeOrigin(origin)),
      'set key=origin pairs, parted by commas, for example demo=https://demo.example.nl (http only for localhost; no path).',
    )
    .transform((pairs): Record<string, string> => Object.fromEntries(pairs)),
  EXTRA_ORIGINS: z
    .string()
    .default('')
    .transform(list)
    .refine((origins) => origins.every(isOrigin), 'set origins, parted by commas, for example https://app.example.nl (no path).'),
  GELDERSE_HANDEN_HOST: z
    .string()
    .toLowerCase()
    .refine((host) => host === 'off' || isHostName(host), 'set a host name without scheme, port or path, for example geldersehanden.example.nl, or off.')
    .optional(),
  MAP_TILES: z
    .string()
    .refine(
      (value) => value === 'off' || isTileTemplate(value),
      'set off, or an http(s):// address with {z}, {x} and {y}, for example https://tiles.example.nl/{z}/{x}/{y}.png.',
    )
    .optional(),
  MAP_TILES_CREDIT: z
    .string()
    .trim()
    .min(1, 'set the words that the maker of the map asks for, for example © Kadaster.')
    .max(120, 'set at most 120 characters.')
    .optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'set fatal, error, warn, info, debug or silent.').optional(),
})

function list(value: string): string[] {
  return value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

function splitOnce(pair: string): [string, string] {
  const at = pair.indexOf('=')
  return at < 0 ? [pair, ''] : [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
}

/** Whether this is scheme, host and port and nothing more, as browsers send it in `Origin`. */
function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value
}

/** Whether this is the name of a host, as a request carries it. */
const isHostName = (value: string): boolean => /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(value)

/** Unencrypted traffic is allowed on the same machine only: http where the host is localhost or ends in .localhost. */
function isSafeOrigin(value: string): boolean {
  if (!isOrigin(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost')
}

/** The environment has invalid values. Start-up prints the message and exits with 78 (EX_CONFIG of sysexits.h). */
export class ConfigFaults extends Error {
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    const count = faults.length === 1 ? 'One setting has to change' : `${faults.length} settings have to change`
    super(`${count} before this can start:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`)
    this.name = 'ConfigFaults'
    this.faults = faults
  }
}
