import { spawnSync } from 'node:child_process'
import { chownSync } from 'node:fs'
import type { Binaries } from './binaries.ts'
import { CannotRun } from './cannot-run.ts'

/** How to start a program so that it does not run as root. */
export type Launch = { command: (program: string, args: string[]) => [string, string[]]; uid?: number; gid?: number }

const plain: Launch = { command: (program, args) => [program, args] }
const nobody = 65_534

/**
 * PostgreSQL refuses to run as root, and containers and CI often are. A user namespace makes it another
 * user inside while its files stay root's, so a folder that only root can enter works too.
 * Where such namespaces are forbidden it becomes `nobody`, if that user can reach the programs and the folder.
 */
export function unprivileged(binaries: Binaries, folder: string): Launch {
  if (process.getuid?.() !== 0) return plain

  const namespace = ['--user', '--map-user=1000', '--map-group=1000']
  if (succeeds('unshare', [...namespace, binaries.postgres, '--version'])) {
    return { command: (program, args) => ['unshare', [...namespace, program, ...args]] }
  }

  const ids = { uid: nobody, gid: nobody }
  chownSync(folder, nobody, nobody)
  if (succeeds(binaries.postgres, ['--version'], ids) && succeeds('test', ['-w', folder], ids)) return { ...plain, ...ids }
  throw new CannotRun(
    `PostgreSQL does not run as root, user namespaces are switched off, and the user "nobody" cannot enter ${folder} or ${binaries.postgres}. Run this as an ordinary user.`,
  )
}

function succeeds(program: string, args: string[], ids: { uid?: number; gid?: number } = {}): boolean {
  return spawnSync(program, args, { stdio: 'ignore', ...ids }).status === 0
}
