import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuildInputs } from './build-inputs.ts'
import { root } from './run.ts'

/** What decides how the build is made; `routes.ts` is read before the first module is. */
const settings = [
  'vite.config.ts',
  'react-router.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'src/routes.ts',
  ...['build-inputs', 'browser-pages', 'developer-pages', 'document-script', 'script-files'].map((name) => `scripts/${name}.ts`),
]

/**
 * Stylesheets, and the components in which Tailwind looks for names of classes (`@source` of `styles.css`). A new one counts
 * before any build has read it: the table of pages takes a module as soon as it exists.
 */
const styled = 'src/**/*.{css,tsx}'

/** `production` leaves out the developer pages (decisions 81). */
export type BuildKind = 'whole' | 'production'

/**
 * A hash of what the last build read, by content: a checkout or a copy does not change it. Modules are those that the build
 * itself wrote down, so that server code counts where a page imports it and nowhere else. A file that is gone counts as empty.
 * @throws when there was no build
 */
function fingerprint(folder: string, kind: BuildKind): string {
  const hash = createHash('sha256').update(kind)
  const sources = globSync(styled, { cwd: folder, exclude: ['**/*.test.tsx'] }).map((path) => path.replaceAll('\\', '/'))
  for (const path of [...new Set([...readBuildInputs(folder), ...sources, ...settings])].sort()) {
    const file = join(folder, path)
    hash.update(path).update('\0')
    if (existsSync(file)) hash.update(readFileSync(file))
    hash.update('\0')
  }
  return hash.digest('hex')
}

const place = (folder: string) => join(folder, 'build/fingerprint')

/** Whether the existing build has the same sources, and the pages that are asked for: the whole of it serves production too. */
export function isBuildFresh(folder = root, kind: BuildKind = 'whole'): boolean {
  try {
    const built = readFileSync(place(folder), 'utf8')
    return built === fingerprint(folder, 'whole') || (kind === 'production' && built === fingerprint(folder, 'production'))
  } catch {
    return false // never built
  }
}

export function keepFingerprint(folder = root, kind: BuildKind = 'whole'): void {
  mkdirSync(join(folder, 'build'), { recursive: true })
  writeFileSync(place(folder), fingerprint(folder, kind))
}
