import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const place = join(root, 'build/fingerprint')
const scripts = ['browser-pages', 'document-script', 'script-files'].map((name) => `scripts/${name}.ts`)
const files = ['vite.config.ts', 'react-router.config.ts', 'package-lock.json', ...scripts]

/**
 * Whether a file of `src` can be part of the build. Of the server folders only the shell's is: pages are answered by it
 * (`src/app/respond.ts`), and reach all others by the API.
 */
export function isBuilt(path: string): boolean {
  return !/\.test\.tsx?$|\/testing\//.test(path) && (!path.includes('/server/') || path.startsWith('src/shell/server/'))
}

/** A hash of the build's sources, by content: a checkout or a copy does not change it. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const add = (path: string) =>
    hash
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0')
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => join('src', path))
    .filter((path) => isBuilt(path) && statSync(join(root, path)).isFile())
  for (const path of [...sources.sort(), ...files]) add(path)
  return hash.digest('hex')
}

export function isBuildFresh(): boolean {
  try {
    return readFileSync(place, 'utf8') === fingerprint()
  } catch {
    return false // never built
  }
}

export function keepFingerprint(): void {
  mkdirSync(join(root, 'build'), { recursive: true })
  writeFileSync(place, fingerprint())
}
