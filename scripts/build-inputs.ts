import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'

const environments = ['client', 'ssr'] as const
const place = (root: string, environment: string) => join(root, `build/inputs-${environment}.json`)

/**
 * Writes down which modules of the project a build read, on the server's side too, and which files it copied. The sources of
 * stylesheets are no modules, so they are not among them. `fingerprint.ts` reads the list.
 */
export function buildInputs(): Plugin {
  let root = ''
  return {
    name: 'build-inputs',
    apply: 'build',
    configResolved: (config) => void (root = config.root),
    generateBundle(_options, bundle) {
      const copied = Object.values(bundle).flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
      const read = [...this.getModuleIds(), ...copied.map((name) => resolve(root, name))]
      const inputs = new Set(read.flatMap((id) => inputOf(root, id)))
      mkdirSync(join(root, 'build'), { recursive: true })
      writeFileSync(place(root, this.environment.name), JSON.stringify([...inputs].sort()))
    },
  }
}

/** The path of a module's file from the root; none for virtual modules, packages and what Node brings. */
function inputOf(root: string, id: string): string[] {
  const path = relative(root, id.split('?', 1)[0]!)
  const isOurs = isAbsolute(id) && !path.startsWith('..') && !path.split(sep).includes('node_modules')
  return isOurs ? [path.replaceAll(sep, '/')] : []
}

/** What the last build read, of both environments. @throws when there was none */
export function readBuildInputs(root: string): string[] {
  const lists = environments.map((name): string[] => JSON.parse(readFileSync(place(root, name), 'utf8')))
  return [...new Set(lists.flat())].sort()
}
