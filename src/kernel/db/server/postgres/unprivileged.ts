import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import type { Binaries } from './binaries.ts'
import { CannotRun } from './cannot-run.ts'

/** How to start a program so that it does not run as root. */
export type Launch = { command: (program: string, args: string[]) => [string, string[]]; uid?: number; gid?: number }

const plain: Launch = { command: (program, args) => [program, args] }
const nobody = 65_534

/**
 * PostgreSQL refuses to run as root, and as a user without a name; containers and CI often run as one of these. A user
 * namespace makes it `nobody` inside while files keep their owner, so that a folder only root can enter works too. Where such
 * namespaces are forbidden, root starts it as the real `nobody`, if that user can reach the programs and the folder.
 */
export function unprivileged(binaries: Binaries, folder: string): Launch {
  const root = process.getuid?.() === 0
  if (!root && hasName()) return plain

  const namespace = ['--user', `--map-user=${nobody}`, `--map-group=${nobody}`]
  if (succeeds('unshare', [...namespace, binaries.postgres, '--version'])) {
    return { command: (program, args) => ['unshare', [...namespace, program, ...args]] }
  }
  if (!root) {
    throw new CannotRun(`PostgreSQL needs a user with a name, and user ${process.getuid?.()} has none. Run this as a user that stands in /etc/passwd.`)
  }

  const ids = { uid: nobody, gid: nobody }
  chownSync(folder, nobody, nobody)
  const parent = dirname(folder)
  chmodSync(parent, statSync(parent).mode | 0o011) // permission to pass through, not to list
  if (succeeds(binaries.postgres, ['--version'], ids) && succeeds('test', ['-w', folder], ids)) return { ...plain, ...ids }
  throw new CannotRun(
    `PostgreSQL does not run as root, user namespaces are switched off, and the user "nobody" cannot enter ${folder} or ${binaries.postgres}. Run this as an ordinary user.`,
  )
}

function hasName(): boolean {
  try {
    return userInfo().username !== ''
  } catch {
    return false
  }
}

function succeeds(program: string, args: string[], ids: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, args, { stdio: 'ignore', ...ids }).status === 0
}
