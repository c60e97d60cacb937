import { gzipSync } from 'node:zlib'

/** Bytes, gzip: the page, and every script that opening it loads in the end. */
export type Weight = { html: number; script: number }

/** What a page weighs when it is opened for the first time. `get` answers the body of a path. */
export async function weigh(get: (path: string) => Promise<string>, path: string): Promise<Weight> {
  const html = await get(path)
  const waiting = [...html.matchAll(/"\/assets\/([^"]+\.js)"/g)].map((match) => match[1]!)
  const sizes = new Map<string, number>()
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (sizes.has(name)) continue
    const text = await get(`/assets/${name}`)
    sizes.set(name, gzipSync(text).length)
    waiting.push(...importsOf(text, name))
  }
  return { html: gzipSync(html).length, script: [...sizes.values()].reduce((sum, size) => sum + size, 0) }
}

/** What a module needs; the first one also fetches, a little later, what brings the page to life. */
function importsOf(text: string, name: string): string[] {
  const fixed = [...text.matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+\.js)["'`]/g)]
  const later = name.startsWith('entry.client') ? [...text.matchAll(/import\(\s*["'`]\.\/([^"'`]+\.js)["'`]/g)] : []
  return [...fixed, ...later].map((match) => match[1]!)
}
