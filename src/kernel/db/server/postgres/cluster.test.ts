import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { findBinaries, linkLibraries } from './binaries.ts'
import { startCluster } from './cluster.ts'

const folder = mkdtempSync(join(tmpdir(), 'cluster-'))
chmodSync(folder, 0o700)
afterAll(async () => {
  await (await startCluster(folder)).stop()
  rmSync(folder, { recursive: true })
})

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url)
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

test('a first start makes the database; its password is for its owner alone', async () => {
  const cluster = await startCluster(folder)
  expect(cluster.started).toBe(true)
  expect(await ask(cluster.url('postgres'), 'select 1 as one')).toEqual([{ one: 1 }])
  expect(statSync(join(folder, 'database/owner.password')).mode & 0o777).toBe(0o600)
  expect(await ask(cluster.url('postgres'), 'show fsync')).toEqual([{ fsync: 'on' }])
})

test('a second process joins it', async () => {
  const [first, second] = [await startCluster(folder), await startCluster(folder)]
  expect(second).toMatchObject({ started: false, pid: first.pid })
})

test('it does not run as root for itself, and its files stay ours', async () => {
  const { pid } = await startCluster(folder)
  expect(statSync(join(folder, 'database/cluster/postmaster.pid')).uid).toBe(process.getuid?.())
  expect(readFileSync(`/proc/${pid}/comm`, 'utf8').trim()).toBe('postgres')
})

test('it outlives a starter that is killed, with all that was written', async () => {
  await (await startCluster(folder)).stop()
  const script = join(folder, 'start.ts')
  writeFileSync(
    script,
    `import { startCluster } from '${join(import.meta.dirname, 'cluster.ts')}'\nconst { pid } = await startCluster(${JSON.stringify(folder)})\nconsole.log(pid)\nsetInterval(() => {}, 1000)\n`,
  )
  const starter = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const pid = Number(String((await once(starter.stdout, 'data'))[0]).trim())
  const before = await startCluster(folder)
  await ask(before.url('postgres'), 'create table kept as select 42 as n')
  starter.kill('SIGKILL')
  await once(starter, 'exit')

  const after = await startCluster(folder)
  expect(after).toMatchObject({ started: false, pid })
  expect(await ask(after.url('postgres'), 'select n from kept')).toEqual([{ n: 42 }])
})

test('it comes back after PostgreSQL itself is killed', async () => {
  const { pid } = await startCluster(folder)
  process.kill(pid, 'SIGKILL')
  const cluster = await startCluster(folder)
  expect(cluster.pid).not.toBe(pid)
  expect(await ask(cluster.url('postgres'), 'select n from kept')).toEqual([{ n: 42 }])
})

test('a lock file that names another program is seen through', async () => {
  const { stop } = await startCluster(folder)
  const lock = join(folder, 'database/cluster/postmaster.pid')
  const text = readFileSync(lock, 'utf8')
  await stop()
  expect(existsSync(lock)).toBe(false)
  writeFileSync(lock, text.replace(/^\d+/, String(process.pid)))
  expect((await startCluster(folder)).started).toBe(true)
})

test('three starters at once share one server', async () => {
  await (await startCluster(folder)).stop()
  const clusters = await Promise.all([startCluster(folder), startCluster(folder), startCluster(folder)])
  expect(new Set(clusters.map(({ pid }) => pid)).size).toBe(1)
})

test('missing library links are made', () => {
  const root = join(folder, 'package')
  mkdirSync(join(root, 'native'), { recursive: true })
  writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so' }]))
  linkLibraries(root)
  expect(readlinkSync(join(root, 'native/lib/libpq.so'))).toBe('libpq.so.5.18')
})

test('where there is no PostgreSQL, it is said with what to do', () => {
  expect(() => findBinaries('sunos-sparc')).toThrow('There is no built-in PostgreSQL for sunos-sparc. Or use a PostgreSQL 18 of your own: set DATABASE_URL')
})
