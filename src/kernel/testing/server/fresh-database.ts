import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type Config, readConfig } from '#kernel/config/server/config.ts'
import { type Database, openDatabase } from '#kernel/db/server/database.ts'
import { migrate } from '#kernel/db/server/migrate.ts'
import type { StorageSettings } from '#kernel/storage/server/object-storage.ts'
import { withLock } from '#kernel/db/server/with-lock.ts'
import type { TestCluster } from './cluster.ts'

/** The configuration of a test: as in development, with a database. */
export type TestConfig = Config & { databaseUrl: string }

/** A database that is made once in a run and copied for each file: migrated, then filled. Its name identifies the content. */
export type Template = { name: string; fill(config: TestConfig): Promise<void> }

const migrated: Template = { name: 'migrated', fill: async () => {} }

/**
 * A database for the test file that calls it at its top level; dropped after the file's tests. With a template it has that
 * content, otherwise it is migrated and empty.
 * @param storage where the bytes of files lie; by default in the database
 */
export async function freshDatabase(template: Template = migrated, storage: StorageSettings | null = null): Promise<Database & { config: TestConfig }> {
  const cluster = testCluster()
  const source = await ensureTemplate(cluster, template)
  const name = `test_${randomBytes(6).toString('hex')}`
  // Copies files; the default strategy also writes each block to the WAL.
  await administer(cluster, `create database ${name} template ${source} strategy file_copy`)

  const config = { ...configFor(cluster, name), storage }
  const database = await openDatabase(config)
  afterAll(async () => {
    await database.close()
    await administer(cluster, `drop database ${name} with (force)`)
  })
  return { ...database, config }
}

/** The cluster of this run. */
export function testCluster(): TestCluster {
  const cluster = inject('cluster')
  if (!cluster) throw new Error('The tests have no database: vitest.config.ts has to name shared-cluster.ts as its globalSetup.')
  return cluster
}

/** The configuration for the named database of this run's cluster. */
export function configFor({ administration, secretKey }: TestCluster, database: string): TestConfig {
  const url = new URL(administration)
  url.pathname = `/${database}`
  const env = { NODE_ENV: 'test', DATABASE_URL: url.href, SECRET_KEY: secretKey, SEED: 'none', LOG_LEVEL: 'error' }
  return { ...readConfig(env), databaseUrl: url.href }
}

/** The first file makes it while the others wait. It is made under another name, so that a failure leaves no half template. */
async function ensureTemplate(cluster: TestCluster, { name, fill }: Template): Promise<string> {
  const template = `template_${name}`
  return await withLock(cluster.administration, template, async (owner) => {
    const { rowCount } = await owner.query('select from pg_database where datname = $1', [template])
    if (rowCount) return template

    const draft = `draft_${name}`
    await owner.query(`drop database if exists ${draft} with (force)`)
    await owner.query(`create database ${draft}`)
    const config = configFor(cluster, draft)
    await migrate(config)
    await fill(config)
    await owner.query(`alter database ${draft} rename to ${template}`)
    return template
  })
}

async function administer({ administration }: TestCluster, statement: string): Promise<void> {
  const owner = new pg.Client(administration)
  await owner.connect()
  try {
    await owner.query(statement)
  } finally {
    await owner.end()
  }
}
