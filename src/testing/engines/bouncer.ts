import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { findBinaries, unprivileged } from '#kernel/db/server/postgres/binaries.ts'
import { freePort } from '#kernel/db/server/postgres/cluster.ts'
import { scratchFolder } from '#kernel/testing/server/cluster.ts'

const deploy = join(import.meta.dirname, '../../../deploy')
const password = 'only-for-tests'

export type Bouncer = {
  /** The address of the same database through it. */
  url: string
  stop(): Promise<void>
}

/**
 * PgBouncer in front of a database, as `deploy/pgbouncer.ini` and `.sql` set it up, with one connection to the server for each login,
 * so that everybody shares it.
 */
export async function startBouncer(databaseUrl: string): Promise<Bouncer> {
  const server = new URL(databaseUrl)
  const port = await freePort()
  const folder = scratchFolder()
  const how = unprivileged(findBinaries(), folder)
  const write = (name: string, text: string): string => {
    const path = join(folder, name)
    writeFileSync(path, text)
    chmodSync(path, 0o600)
    if (how.uid !== undefined) chownSync(path, how.uid, how.gid ?? how.uid)
    return path
  }
  await lookUpLogins(databaseUrl)
  const logins = write('userlist.txt', `"pgbouncer" "${password}"\n`)
  const settings = {
    volunteers: `host=${server.hostname} port=${server.port} dbname=${server.pathname.slice(1)}`,
    listen_port: String(port),
    auth_file: logins,
    default_pool_size: '1',
  }
  const config = write('pgbouncer.ini', withSettings(readFileSync(join(deploy, 'pgbouncer.ini'), 'utf8'), settings))
  const child = spawn(...how.command('/usr/sbin/pgbouncer', [config]), { stdio: ['ignore', 'pipe', 'pipe'], uid: how.uid, gid: how.gid })
  let said = ''
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', (text) => (said += String(text)))
  await untilUp(child, () => said)
  server.port = String(port)
  server.hostname = '127.0.0.1'
  server.pathname = '/volunteers'
  return {
    url: server.href,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit')
        child.kill('SIGTERM')
        await gone
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The text with the value of each of these settings replaced. */
function withSettings(text: string, settings: Record<string, string>): string {
  return Object.entries(settings).reduce((kept, [name, value]) => {
    const line = new RegExp(`^${name} = .*$`, 'm')
    if (!line.test(kept)) throw new Error(`deploy/pgbouncer.ini sets no ${name}.`)
    return kept.replace(line, () => `${name} = ${value}`)
  }, text)
}

async function lookUpLogins(databaseUrl: string): Promise<void> {
  const owner = new pg.Client(databaseUrl)
  await owner.connect()
  try {
    await owner.query(readFileSync(join(deploy, 'pgbouncer.sql'), 'utf8'))
    await owner.query(`alter role pgbouncer password '${password}'`)
  } finally {
    await owner.end()
  }
}

async function untilUp(child: ChildProcess, said: () => string): Promise<void> {
  while (!said().includes('process up')) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`PgBouncer ended at its start:\n${said()}`)
    await sleep(20)
  }
}
