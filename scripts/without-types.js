import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// Node runs TypeScript by stripping types, and the 20 MB that it needs for that stay in the process. Therefore another process
// strips all files at once (take-types-out.js), and the server reads the results. Node's own compile cache would do the same,
// but keep 16 MB more in memory: everything that it has read from disk.

/** Where stripped files are stored, each named by the hash of its source, so that no change is missed. */
export const kept = new URL('../node_modules/.cache/without-types/', import.meta.url)

/** The file name for a TypeScript source. */
export const nameOf = (text) => `${hash('sha1', text)}.js`

/** The stripped source, or undefined when it is not stored. */
export function withoutTypes(text) {
  try {
    return readFileSync(new URL(nameOf(text), kept), 'utf8')
  } catch {
    return undefined
  }
}
