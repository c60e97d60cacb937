import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#kernel/db/server/postgres/free-port.ts'
import { ensureDatabase } from '#kernel/db/server/ensure-database.ts'
import { startTestCluster } from '#kernel/testing/server/cluster.ts'
import { findChromium } from '#src/testing/chromium.ts'
import { buildIfStale } from './build.ts'
import { root, run } from './run.ts'

type Totals = { passed: number; failed: number }

// Usage: npm test [-- arguments of vitest], npm run e2e [-- arguments of playwright]. Without arguments npm test runs both.
const given = process.argv.slice(2)
const browserOnly = given[0] === 'e2e'
const args = browserOnly ? given.slice(1) : given
const withBrowser = (browserOnly || args.length === 0) && existsSync(join(root, 'e2e'))

process.on('SIGINT', () => {}) // the runner under way ends by itself; the database is stopped below
const reports = mkdtempSync(join(tmpdir(), 'reports-'))
let cluster: Awaited<ReturnType<typeof startTestCluster>> | undefined
const totals: Totals[] = []
try {
  const chromium = withBrowser ? findChromium() : ''
  const built = await buildIfStale()
  if (!built) totals.push({ passed: 0, failed: 1 })
  cluster = await startTestCluster()
  if (!browserOnly) totals.push(await unitTests(cluster))
  if (withBrowser && built) totals.push(await browserTests(cluster, chromium))
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  totals.push({ passed: 0, failed: 1 })
} finally {
  await cluster?.stop()
  rmSync(reports, { recursive: true, force: true })
}

const passed = totals.reduce((sum, total) => sum + total.passed, 0)
const failed = totals.reduce((sum, total) => sum + total.failed, 0)
process.stdout.write(`\n${passed} passed, ${failed} failed\n`)
process.exit(failed === 0 ? 0 : 1)

async function unitTests({ administration, secretKey }: typeof cluster & {}): Promise<Totals> {
  const report = join(reports, 'vitest.json')
  const { code } = await run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...args], {
    env: { NODE_ENV: 'test', TEST_CLUSTER: JSON.stringify({ administration, secretKey }) },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = testResults.filter((file: { status: string; assertionResults: unknown[] }) => file.status === 'failed' && file.assertionResults.length === 0)
  return atLeastOneFailed(code, { passed: numPassedTests, failed: numFailedTests + broken.length })
}

async function browserTests({ administration, secretKey }: typeof cluster & {}, chromium: string): Promise<Totals> {
  const report = join(reports, 'playwright.json')
  await ensureDatabase(administration, 'e2e')
  const database = new URL(administration)
  database.pathname = '/e2e'
  const { code } = await run('playwright', ['test', ...args], {
    env: {
      E2E: JSON.stringify({ chromium, port: await freePort(), report, databaseUrl: database.href, secretKey, dataDir: join(reports, 'data') }),
    },
  })
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'))
  return atLeastOneFailed(code, { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length })
}

/** A runner may fail without a failed test, for example by an error outside of any. */
function atLeastOneFailed(code: number, { passed, failed }: Totals): Totals {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}
