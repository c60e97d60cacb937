import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'

// Node reads TypeScript by taking the types out, and what it needs for that (20 MB) stays with the process for good. So another
// process does it for all files at once (take-types-out.js), and the server reads what that one kept. Node's own compile cache
// would do as much, and keep 16 MB more in memory: all that it has read from disk.

/** Where the texts without types are: each under what it was made of, so that no change is ever missed. */
export const kept = new URL('../node_modules/.cache/without-types/', import.meta.url)

/** The name that a TypeScript file of this text has there. */
export const nameOf = (text) => `${hash('sha1', text)}.js`

/** What is kept of this text; undefined when nothing is. */
export function withoutTypes(text) {
  try {
    return readFileSync(new URL(nameOf(text), kept), 'utf8')
  } catch {
    return undefined
  }
}
