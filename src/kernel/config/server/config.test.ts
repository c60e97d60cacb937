import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigFaults } from './variables.ts'
import { readConfig } from './config.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const live = {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  SMTP_URL: 'smtps://mail.example.nl',
  MAIL_FROM: 'Buurt <noreply@example.nl>',
}

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: folder, ...env })
    return []
  } catch (error) {
    if (error instanceof ConfigFaults) return error.faults
    throw error
  }
}

test('a newcomer needs to set nothing', () => {
  expect(readConfig({ DATA_DIR: folder })).toMatchObject({
    production: false,
    port: 3000,
    host: 'localhost',
    databaseUrl: null,
    seed: 'demo',
    trustProxy: false,
    rateLimits: true,
    tenantOrigins: {},
    regionHost: 'gelderse-handen.localhost',
  })
})

test('the secret key is made once, for the eyes of its owner', () => {
  const { secretKey } = readConfig({ DATA_DIR: folder })
  expect(secretKey.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR: folder }).secretKey).toBe(secretKey)
  expect(readFileSync(join(folder, 'secret.key'), 'utf8')).toBe(secretKey)
  expect(statSync(join(folder, 'secret.key')).mode & 0o777).toBe(0o600)
})

test('all faults are told at once, each with what to set', () => {
  const faults = faultsOf({ PORT: 'http', SEED: 'all', DATABASE_URL: 'mysql://x', TENANT_ORIGINS: 'demo=http://demo.example.nl/' })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'DATABASE_URL', 'SEED', 'TENANT_ORIGINS'])
  for (const fault of faults) expect(fault).toMatch(/: set .*\.$/)
})

test('what production misses is told together with what is wrong', () => {
  const faults = faultsOf({ ...live, PORT: '0', MAIL_FROM: 'me', SMTP_URL: '' })
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['PORT', 'MAIL_FROM', 'SMTP_URL'])
})

test('production refuses what is only fit for trying out', () => {
  expect(faultsOf(live)).toEqual([])
  expect(faultsOf({ NODE_ENV: 'production' }).map((fault) => fault.split(':')[0])).toEqual(['SMTP_URL', 'MAIL_FROM'])
  expect(faultsOf({ ...live, RATE_LIMITS: 'off' })).toHaveLength(1)
  expect(faultsOf({ ...live, TENANT_ORIGINS: 'demo=http://demo.localhost:3000' })[0]).toContain('https://')
  expect(faultsOf({ ...live, DATABASE_URL: 'postgres://o:p@db/x' })[0]).toContain('SECRET_KEY')
})

test.each([
  'a'.repeat(64),
  'abc'.repeat(20),
  'aA1!'.repeat(12),
  'changeme-changeme-changeme-changeme',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  '01'.repeat(30) + 'x',
  'supersecretsupersecretsupersecretsup',
  '0000000000000000000000000000000000000000000000000000000000000001',
])('production refuses the key %s, which can be guessed', (key) => {
  expect(faultsOf({ ...live, SECRET_KEY: key })[0]).toMatch(/^SECRET_KEY: .*openssl/)
  expect(faultsOf({ SECRET_KEY: key })).toEqual([])
})

test('production takes every key that came by chance', () => {
  for (let times = 0; times < 500; times += 1)
    for (const key of [randomBytes(16).toString('hex'), randomBytes(24).toString('base64'), randomBytes(32).toString('base64url')])
      expect([key, faultsOf({ ...live, SECRET_KEY: key })]).toEqual([key, []])
})

test('a program that only opens the database needs no mail server', () => {
  expect(readConfig({ NODE_ENV: 'production', DATA_DIR: folder }, { serves: false })).toMatchObject({ production: true, smtpUrl: null })
})

test('production has no demo people unless asked for', () => {
  expect(readConfig(live).seed).toBe('none')
  expect(faultsOf({ ...live, SEED: 'demo' })[0]).toMatch(/^SEED: .*SEED_IN_PRODUCTION=yes/)
  expect(readConfig({ ...live, SEED: 'demo', SEED_IN_PRODUCTION: 'yes' }).seed).toBe('demo')
})

test('proxies are trusted by number or by address', () => {
  expect(readConfig({ ...live, TRUST_PROXY: '1' }).trustProxy).toBe(1)
  expect(readConfig({ ...live, TRUST_PROXY: '10.0.0.0/8,127.0.0.1' }).trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1'])
  expect(faultsOf({ TRUST_PROXY: 'yes' })).toHaveLength(1)
})

test('with a bouncer in between, the address of the database itself is the one without it', () => {
  const [through, direct] = ['postgres://owner:secret@127.0.0.1:6432/volunteers', 'postgres://owner:secret@127.0.0.1:5432/volunteers']
  expect(readConfig({ DATA_DIR: folder, DATABASE_URL: direct })).toMatchObject({ databaseUrl: direct, bouncerUrl: null })
  expect(readConfig({ DATA_DIR: folder, DATABASE_URL: through, DATABASE_DIRECT_URL: direct })).toMatchObject({ databaseUrl: direct, bouncerUrl: through })
  expect(faultsOf({ DATABASE_DIRECT_URL: direct })[0]).toMatch(/^DATABASE_DIRECT_URL: set DATABASE_URL as well/)
  expect(faultsOf({ DATABASE_REPLICA_URL: direct })[0]).toMatch(/^DATABASE_REPLICA_URL: set DATABASE_URL as well/)
  expect(readConfig({ DATA_DIR: folder, DATABASE_URL: through, DATABASE_REPLICA_URL: direct })).toMatchObject({ databaseUrl: through, replicaUrl: direct })
  expect(faultsOf({ DATABASE_URL: through, DATABASE_DIRECT_URL: 'mysql://x' })[0]).toMatch(/^DATABASE_DIRECT_URL: set an address/)
})

const files = { FILES_S3_URL: 'https://s3.example.nl/files/', FILES_S3_KEY_ID: 'AKIA123', FILES_S3_SECRET: 'zeer/geheim+1' }

test('files lie in the database, or in a storage of which all is given; its key may come from files', () => {
  expect(readConfig({ DATA_DIR: folder }).storage).toBeNull()
  const storage = { url: 'https://s3.example.nl/files', region: 'us-east-1', keyId: 'AKIA123', secret: 'zeer/geheim+1' }
  expect(readConfig({ DATA_DIR: folder, ...files }).storage).toEqual(storage)
  expect(readConfig({ ...live, ...files, FILES_S3_REGION: 'eu-central-1' }).storage).toEqual({ ...storage, region: 'eu-central-1' })
  const path = join(folder, 's3-secret')
  writeFileSync(path, 'uit een bestand\n'.replaceAll(' ', '-'))
  const { FILES_S3_SECRET: _, ...others } = files
  expect(readConfig({ DATA_DIR: folder, ...others, FILES_S3_SECRET_FILE: path }).storage?.secret).toBe('uit-een-bestand')
})

test.each([
  ['half of it', { FILES_S3_URL: files.FILES_S3_URL }, ['FILES_S3_KEY_ID: set it as well', 'FILES_S3_SECRET: set it as well']],
  ['a key without an address', { FILES_S3_KEY_ID: 'a', FILES_S3_SECRET: 'b' }, ['FILES_S3_URL: set it as well']],
  ['a word as address', { ...files, FILES_S3_URL: 'bucket' }, ['FILES_S3_URL: set the address of the bucket']],
  ['a password in the address', { ...files, FILES_S3_URL: 'https://a:b@s3.example.nl/files' }, ['FILES_S3_URL: set the address of the bucket']],
  ['an address with a question', { ...files, FILES_S3_URL: 'https://s3.example.nl/files?x=1' }, ['FILES_S3_URL: set the address of the bucket']],
  ['a region in words', { ...files, FILES_S3_REGION: 'Europa (Frankfurt)' }, ['FILES_S3_REGION: set the region']],
  ['a secret of two lines', { ...files, FILES_S3_SECRET: 'a\nb' }, ['FILES_S3_SECRET: set the secret']],
])('of a storage, %s is told in a sentence', (_what, given, starts) => {
  const faults = faultsOf(given)
  expect(faults).toHaveLength(starts.length)
  for (const [at, start] of starts.entries()) expect(faults[at]).toMatch(new RegExp(`^${start}.*\\.$`))
})

test('in production files travel encrypted, but to a storage on the same machine', () => {
  expect(faultsOf({ ...live, ...files, FILES_S3_URL: 'http://s3.example.nl/files' })[0]).toMatch(/^FILES_S3_URL: set an https:\/\/ address/)
  expect(faultsOf({ ...live, ...files, FILES_S3_URL: 'http://127.0.0.1:9000/files' })).toEqual([])
})

test('a secret may come from a file', () => {
  const path = join(folder, 'smtp')
  writeFileSync(path, 'smtp://mail.example.nl\n')
  expect(readConfig({ DATA_DIR: folder, SMTP_URL_FILE: path }).smtpUrl).toBe('smtp://mail.example.nl')
  expect(faultsOf({ SMTP_URL_FILE: join(folder, 'absent') })[0]).toContain('ENOENT')
})
