import { gzipSync } from 'node:zlib'

/** Bytes, gzip: the page; the script that loads with it; and all script that its parts can load when they are used. */
export type Weight = { html: number; script: number; scriptInUse: number }

/** Parts that load script of their own when they are used: the element in the page, and the name of the first file. */
const parts: readonly [sign: string, module: string][] = [
  [' declaration=', 'check'],
  ['<vacancy-map', 'page-map'],
  ['<place-combobox', 'place-combobox'],
  ['<place-combobox', 'search-here'],
  ['<live-search', 'narrow'],
  ['<keep-draft', 'more-elements'],
  ['<form-', 'document-elements'],
  ['<print-page', 'document-elements'],
  ['<picture-field', 'picture-desk'],
  ['<favourite-hearts', 'watch-hearts'],
  ['<organization-switcher', 'organization-chooser'],
]

/** The script of a document, and what React's zone loads before its page can be used. */
const loadedAtOnce = /(?:<script [^>]*src=|<link rel="modulepreload" href=|import\s+(?:[\w*\s]+\sfrom\s+)?)"\/assets\/([^"]+\.js)"/g

/** The weight of a page when it is opened for the first time. `get` returns the body of a path. */
export async function weigh(get: (path: string) => Promise<string>, path: string): Promise<Weight> {
  const html = await get(path)
  const first = [...html.matchAll(loadedAtOnce)].map((match) => match[1]!)
  const texts = new Map<string, string>()
  const load = async (names: string[]) => {
    for (let name = names.pop(); name !== undefined; name = names.pop()) {
      if (texts.has(name)) continue
      texts.set(name, await get(`/assets/${name}`))
      names.push(...[...texts.get(name)!.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map((match) => match[1]!))
    }
    return [...texts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0)
  }
  const script = await load([...first])
  const later = [...texts.values()].flatMap((text) => [...text.matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)].map((match) => match[1]!))
  const used = parts.filter(([sign]) => html.includes(sign)).flatMap(([, module]) => later.filter((name) => name.startsWith(`${module}-`)))
  return { html: gzipSync(html).length, script, scriptInUse: await load(used) }
}
