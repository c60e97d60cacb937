import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Small for a server, for towns have small machines. V8 keeps its young objects in 2 × 16 MB and its old ones below 192.
const flags = ['--max-semi-space-size=16', '--max-old-space-size=192']
// What hashing a password needs (19 MB) goes back to the system at once: the C library would keep it, for each of its threads.
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '2097152' }

// These can only be given to a process at its birth, so this one becomes another with the same number.
if (process.execve && process.platform !== 'win32' && !process.execArgv.includes(flags[0])) {
  const args = [process.execPath, ...flags, ...process.execArgv, ...process.argv.slice(1)]
  process.execve(process.execPath, args, { ...memory, ...process.env })
}

// What a start reads and compiles is kept for the next: a second less, and 20 MB, for nothing has to take the types out of it.
// Not a .ts file, or that would have to be done for this one.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { buildIfStale } = await import('./build.ts')
if (!(await buildIfStale())) process.exit(1)
await import('../src/main.ts')
flushCompileCache()
