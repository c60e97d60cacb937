import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Bytes of script, gzip: what a page of the signed-in zone loads before it can be used, and the same with its largest lazy part. */
export type RouteWeight = { route: string; script: number; withPart: number; part: string }

type Routes = Record<string, { id: string; parentId?: string; module: string }>
type Manifest = { entry: { module: string }; routes: Routes }

const folder = join(import.meta.dirname, '../build/client/assets')
const staticImport = /(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const laterImport = /import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g
const nameOf = (address: string) => address.split('/').pop()!

/** Pages that consist of one of several lazy parts: the heaviest counts as the page itself. */
const opensWith: Readonly<Record<string, readonly string[]>> = { 'pages/vacancies/edit': ['draft-editor', 'change-editor'] }

/** Every route of the build; each page also loads the manifest of all routes. */
export function routeWeights(): RouteWeight[] {
  const files = scripts()
  const list = files.named('manifest')
  const { entry, routes } = JSON.parse(
    files
      .text(list)
      .replace(/^[^{]+/, '')
      .replace(/;?\s*$/, ''),
  ) as Manifest
  const chain = (id: string | undefined): string[] => (id === undefined ? [] : [nameOf(routes[id]!.module), ...chain(routes[id]!.parentId)])
  const frame = files.closure([list, nameOf(entry.module), nameOf(routes['root']!.module)])
  const pages = Object.values(routes).filter(({ id }) => id.startsWith('pages/'))
  return pages.map(({ id }) => {
    const page = files.closure([...frame, ...chain(id)])
    const whole = (opensWith[id] ?? []).map((part) => files.closure([...page, files.named(part)]))
    const all = whole.toSorted((a, b) => files.weigh(b) - files.weigh(a))[0] ?? page
    const script = files.weigh(all)
    const parts = files.later([...all].filter((name) => !frame.has(name)))
    const heaviest = parts.map((part) => ({ part, withPart: files.weigh(files.closure([...all, part])) })).toSorted((a, b) => b.withPart - a.withPart)
    return { route: id, script, ...(heaviest[0] ?? { part: '', withPart: script }) }
  })
}

/** The script of documents, which all share: what each loads at once, and the total when every part of every document is used. */
export function documentWeights(): { script: number; everything: number; files: ReadonlySet<string> } {
  const files = scripts()
  const first = files.closure([files.named('entry.documents')])
  let everything = first
  for (let before = 0; before < everything.size;) {
    before = everything.size
    everything = files.closure([...everything, ...files.later([...everything])])
  }
  return { script: files.weigh(first), everything: files.weigh(everything), files: everything }
}

function scripts() {
  const names = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const texts = new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]))
  const sizes = new Map<string, number>()
  const text = (name: string) => texts.get(name)!
  const size = (name: string) => sizes.get(name) ?? sizes.set(name, gzipSync(text(name)).length).get(name)!
  const found = (pattern: RegExp, from: readonly string[]) => from.flatMap((name) => [...text(name).matchAll(pattern)].map((match) => match[1]!))
  return {
    text,
    named: (start: string) => names.find((name) => name.startsWith(`${start}-`))!,
    later: (from: readonly string[]) => [...new Set(found(laterImport, from))],
    weigh: (those: ReadonlySet<string>) => [...those].reduce((sum, name) => sum + size(name), 0),
    /** These files with everything that they import. */
    closure(from: readonly string[]): Set<string> {
      const seen = new Set<string>()
      const open = [...from]
      for (let name = open.pop(); name !== undefined; name = open.pop()) {
        if (seen.has(name)) continue
        seen.add(name)
        open.push(...found(staticImport, [name]))
      }
      return seen
    },
  }
}
