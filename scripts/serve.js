import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What a start reads and compiles is kept for the next: a second less, and 20 MB, for nothing has to take the types out of it.
// Not a .ts file, or that would have to be done for this one.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { buildIfStale } = await import('./build.ts')
if (!(await buildIfStale())) process.exit(1)
await import('../src/main.ts')
flushCompileCache()
