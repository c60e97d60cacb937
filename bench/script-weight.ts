import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

type Manifest = { entry: { module: string }; routes: Record<string, { module: string; parentId?: string } | undefined> }

/** Bytes, gzip, of script: what every page loads, and what one page loads in all once React has come to it. */
export type ScriptWeight = { plain: number; withReact(routeId: string): number }

/** Weighs the script of a build by following the imports in its files; nothing has to run. */
export function weighScript(folder: string): ScriptWeight {
  const sizes = new Map<string, number>()
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const manifestName = names.find((name) => name.startsWith('manifest-'))!
  const text = readFileSync(join(folder, manifestName), 'utf8')
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)) as Manifest
  const nameOf = (address: string) => address.split('/').at(-1)!
  const textOf = (name: string) => readFileSync(join(folder, name), 'utf8')

  const loadedBy = (roots: readonly string[]): Set<string> => {
    const seen = new Set<string>()
    const visit = (name: string) => {
      if (seen.has(name)) return
      seen.add(name)
      for (const [, other] of textOf(name).matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)) visit(other!)
    }
    for (const root of roots) visit(root)
    return seen
  }
  const weightOf = (loaded: Iterable<string>) => [...loaded].reduce((sum, name) => sum + sizeOf(name), 0)
  const sizeOf = (name: string): number => {
    if (!sizes.has(name)) sizes.set(name, gzipSync(textOf(name), { level: 9 }).length)
    return sizes.get(name)!
  }

  const first = nameOf(entry.module)
  const hydrate = names.find((name) => name.startsWith('hydrate-'))!
  return {
    plain: weightOf(loadedBy([first])),
    withReact: (routeId) => {
      const modules: string[] = []
      for (let id: string | undefined = routeId; id; id = routes[id]?.parentId) modules.push(nameOf(routes[id]!.module))
      return weightOf(new Set([...loadedBy([first, hydrate, ...modules]), manifestName]))
    },
  }
}
