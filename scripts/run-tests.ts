import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter'
import { freePort } from '#kernel/db/server/postgres/cluster.ts'
import { ensureDatabase } from '#kernel/db/server/provide-database.ts'
import { startTestCluster, type TestCluster } from '#kernel/testing/server/cluster.ts'
import { findChromium } from '#src/testing/chromium.ts'
import { buildIfStale } from './build.ts'
import { type Outcome, together } from './outcome.ts'
import { run } from './run.ts'

/**
 * What to run: the arguments of vitest, and those of Playwright for each run of the browser, one after the other. An empty list of
 * arguments is all, null is none. A run of the browser after the first is left out when, at the pace so far, it ended after `until`
 * (of `performance.now()`, in milliseconds).
 */
export type Plan = { units: string[] | null; journeys: string[][] | null; until?: number }

const nothing: Outcome = { passed: 0, failed: 1, files: [] }

/** Runs tests on one throw-away database: first vitest, then the journeys in the browser. Prints failures and does not throw. */
export async function runTests({ units, journeys, until = Infinity }: Plan): Promise<Required<Outcome>> {
  process.on('SIGINT', () => {}) // the running test runner stops by itself; the database is stopped below
  const reports = mkdtempSync(join(tmpdir(), 'reports-'))
  let cluster: Awaited<ReturnType<typeof startTestCluster>> | undefined
  const outcomes: Outcome[] = []
  try {
    const chromium = journeys ? findChromium() : ''
    const built = await buildIfStale()
    if (!built) outcomes.push(nothing)
    cluster = await startTestCluster()
    if (units) outcomes.push(await unitTests(cluster, units, join(reports, 'units.json')))
    if (journeys && built) outcomes.push(...(await browserRuns(cluster, journeys, { chromium, reports, until })))
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    outcomes.push(nothing)
  } finally {
    await cluster?.stop()
    rmSync(reports, { recursive: true, force: true })
  }
  return together(outcomes)
}

async function unitTests({ administration, secretKey }: TestCluster, args: string[], report: string): Promise<Outcome> {
  const { code } = await run('vitest', ['run', '--reporter=default', '--reporter=./scripts/unit-report.ts', ...args], {
    env: { NODE_ENV: 'test', TEST_CLUSTER: JSON.stringify({ administration, secretKey }), UNIT_REPORT: report },
  })
  return existsSync(report) ? atLeastOneFailed(code, JSON.parse(readFileSync(report, 'utf8'))) : nothing
}

type Browsing = { chromium: string; reports: string; until: number }

async function browserRuns(cluster: TestCluster, runs: readonly string[][], { until, ...given }: Browsing): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  let longest = 0
  for (const [at, args] of runs.entries()) {
    const began = performance.now()
    if (at > 0 && began + longest > until) {
      outcomes.push({ passed: 0, failed: 0, files: [], leftOut: runs.length - at })
      break
    }
    outcomes.push(await browserTests(cluster, args, { ...given, name: `e2e_${at + 1}` }))
    longest = Math.max(longest, performance.now() - began)
  }
  return outcomes
}

/** One run of the browser, with a database and a server of its own. */
async function browserTests({ administration, secretKey }: TestCluster, args: string[], given: { chromium: string; reports: string; name: string }) {
  const report = join(given.reports, `${given.name}.json`)
  await ensureDatabase(administration, given.name)
  const database = new URL(administration)
  database.pathname = `/${given.name}`
  const dataDir = join(given.reports, given.name)
  const { code } = await run('playwright', ['test', ...args], {
    env: {
      E2E: JSON.stringify({ chromium: given.chromium, port: await freePort(), report, databaseUrl: database.href, secretKey, dataDir }),
    },
  })
  if (!existsSync(report)) return nothing
  const { stats, errors, suites }: JSONReport = JSON.parse(readFileSync(report, 'utf8'))
  const files = suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1000 }))
  return atLeastOneFailed(code, { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length, files })
}

/** Playwright reports by journey: a file's time is the sum of its journeys, including failed tries. */
function millisecondsOf({ specs, suites = [] }: JSONReportSuite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
  return [...own, ...suites.map(millisecondsOf)].reduce((sum, milliseconds) => sum + milliseconds, 0)
}

/** A runner may fail without a failed test, for example when it found none, or by an error outside of any. */
function atLeastOneFailed(code: number, { passed, failed, files }: Outcome): Outcome {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed, files }
}
