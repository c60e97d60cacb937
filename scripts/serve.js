import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { withoutTypes } from './without-types.js'

// The server without the types of its sources. Not a .ts file, or they would have to be taken out of it first.

let isAsked = false

/** A text that is not kept yet: then another process keeps all there are, once. What changes after that Node reads by itself. */
function afterTakingOut(text) {
  if (isAsked) return undefined
  isAsked = true
  spawnSync(process.execPath, ['--no-warnings', fileURLToPath(new URL('take-types-out.js', import.meta.url))], { stdio: 'inherit' })
  return withoutTypes(text)
}

const { imports } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))

/** Where an import of one of our own files leads; Node would look for the package.json of each anew, a quarter of a second in all. */
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
