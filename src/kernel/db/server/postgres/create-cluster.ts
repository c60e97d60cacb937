import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { CannotRun } from './cannot-run.ts'
import { unprivileged } from './unprivileged.ts'

/** The superuser of the embedded cluster; only migrations and the creation of roles log in as it. */
export const ownerRole = 'vw_owner'

/**
 * Makes an empty cluster in `home` (`home/cluster`, its password beside it with mode 0600) if there is none. It is made under
 * another name and renamed when complete, so that neither a kill half-way nor a second process leaves half a cluster.
 */
export function createCluster(home: string): void {
  if (existsSync(home)) return
  const binaries = findBinaries()
  mkdirSync(dirname(home), { recursive: true, mode: 0o700 })
  const draft = mkdtempSync(`${home}.new-`)
  try {
    const launch = unprivileged(binaries, draft)
    const passwordFile = join(draft, 'owner.password')
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'))
    chmodSync(passwordFile, 0o600)
    if (launch.uid !== undefined) chownSync(passwordFile, launch.uid, launch.gid ?? launch.uid)

    const options = ['-D', join(draft, 'cluster'), '-U', ownerRole, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
    const [program, args] = launch.command(binaries.initdb, [...options, '-E', 'UTF8', '--locale=C', '-k', '--no-instructions'])
    const made = spawnSync(program, args, { encoding: 'utf8', uid: launch.uid, gid: launch.gid })
    if (made.status !== 0) {
      const reason = made.error?.message ?? (made.stderr.trim() || `signal ${made.signal}`)
      throw new CannotRun(`The built-in PostgreSQL cannot make its database here: ${reason}\n`)
    }
    renameSync(draft, home)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    const another = ['ENOTEMPTY', 'EEXIST', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '') && existsSync(home)
    if (!another) throw error
  }
}
