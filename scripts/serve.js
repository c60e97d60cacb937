import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { withoutTypes } from './without-types.js'

// Runs the server with type-stripped sources. Not a .ts file, because its own types would have to be stripped first.

let isAsked = false

/** When a source has no stripped copy yet, another process makes all of them, once. Sources that change later are stripped by Node itself. */
function afterTakingOut(text) {
  if (isAsked) return undefined
  isAsked = true
  spawnSync(process.execPath, ['--no-warnings', fileURLToPath(new URL('take-types-out.js', import.meta.url))], { stdio: 'inherit' })
  return withoutTypes(text)
}

const { imports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Resolves imports of our own files; Node would look up package.json for each of them, a quarter of a second in all. */
function ownFile(specifier, parent) {
  if (specifier.startsWith('.')) return new URL(specifier, parent)
  const room = `${specifier.slice(0, specifier.indexOf('/'))}/*`
  return new URL(`../${imports[room].replace('*', specifier.slice(room.length - 1))}`, import.meta.url)
}

registerHooks({
  resolve(specifier, context, next) {
    if (!/^[.#].*\.ts$/.test(specifier)) return next(specifier, context)
    return { url: ownFile(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
  },
  load(url, context, next) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return next(url, context)
    const text = readFileSync(new URL(url), 'utf8')
    const source = withoutTypes(text) ?? afterTakingOut(text)
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true }
  },
})

const { buildIfStale } = await import('./build.ts')
if (!(await buildIfStale())) process.exit(1)
await import('../src/main.ts')
