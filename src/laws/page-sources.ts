import { existsSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { type Page, pages } from '#src/app/pages.ts'

const src = join(import.meta.dirname, '..')
/** Pages whose module exists. */
export const written = pages.filter(({ file }) => existsSync(join(src, file)))
export const textOf = (path: string) => readFileSync(join(src, path), 'utf8')

/** Source files that a file imports, at once or when they are needed. */
function importsOf(path: string): string[] {
  return [...textOf(path).matchAll(/(?:\bfrom|\bimport\() ?'((?:#|\.\/)[^']+\.tsx?)'/g)]
    .map(([, name]) => (name!.startsWith('#') ? name!.slice(1).replace(/^src\//, '') : normalize(join(path, '..', name!))))
    .filter((name) => existsSync(join(src, name)))
}

const known = new Map<string, readonly string[]>()
/** Source files that a page module imports, directly or not. */
export function sourcesOf(page: Page): Set<string> {
  const seen = new Set<string>([page.file])
  // A set grows while it is walked.
  for (const path of seen) {
    if (!known.has(path)) known.set(path, importsOf(path))
    for (const next of known.get(path)!) seen.add(next)
  }
  return seen
}
