import { type BuildKind, isBuildFresh, keepFingerprint } from './fingerprint.ts'
import { run } from './run.ts'

/** What the build reads (`src/routes.ts`, `browser-pages.ts`): without the developer pages for production (decisions 81). */
const environmentOf = (kind: BuildKind) => ({ NODE_ENV: 'production', BUILD_KIND: kind })

/**
 * Builds the pages, unless the existing build has the same sources: for production without the developer pages, and any build
 * will do there, since a server in production never imports them. Prints why and returns false when that fails.
 */
export async function buildIfStale(): Promise<boolean> {
  const kind: BuildKind = process.env.NODE_ENV === 'production' ? 'production' : 'whole'
  if (isBuildFresh(undefined, kind)) return true
  process.stdout.write('Building the pages (once, and after every change) …\n')
  const began = performance.now()
  const { code, output } = await run('react-router', ['build'], { quiet: true, env: environmentOf(kind) })
  if (code !== 0) {
    process.stderr.write(`${output}\nThe build failed.\n`)
    return false
  }
  keepFingerprint(undefined, kind)
  process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`)
  return true
}

if (import.meta.main) {
  const kind: BuildKind = process.argv.includes('--production') ? 'production' : 'whole'
  const { code } = await run('react-router', ['build'], { env: environmentOf(kind) })
  if (code === 0) keepFingerprint(undefined, kind)
  process.exit(code)
}
