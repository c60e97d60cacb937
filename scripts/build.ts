import { isBuildFresh, keepFingerprint } from './fingerprint.ts'
import { run } from './run.ts'

/** Builds the pages, unless the existing build has the same sources. Prints why and returns false when that fails. */
export async function buildIfStale(): Promise<boolean> {
  if (isBuildFresh()) return true
  process.stdout.write('Building the pages (once, and after every change) …\n')
  const began = performance.now()
  const { code, output } = await run('react-router', ['build'], { quiet: true, env: { NODE_ENV: 'production' } })
  if (code !== 0) {
    process.stderr.write(`${output}\nThe build failed.\n`)
    return false
  }
  keepFingerprint()
  process.stdout.write(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`)
  return true
}

if (import.meta.main) {
  const { code } = await run('react-router', ['build'], { env: { NODE_ENV: 'production' } })
  if (code === 0) keepFingerprint()
  process.exit(code)
}
