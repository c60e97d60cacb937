import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { migrate } from '#kernel/db/server/migrate.ts'
import { databaseName, ensureDatabase } from '#kernel/db/server/provide-database.ts'
import { prepareJobs } from '#kernel/jobs/server/prepare-jobs.ts'
import { startTestCluster } from '#kernel/testing/server/cluster.ts'
import { missingColumns } from '#src/testing/missing-columns.ts'
import { recordedStatements } from '#src/testing/recorded-statements.ts'
import { run } from './run.ts'

// At a release: writes down what this version asks of the database, so that the next one is tried with it (ADR 0077).
//   npm run previous-release                     from all unit tests
//   npm run previous-release -- src/laws ...     from these
//   npm run previous-release -- --recorded       from what tests wrote down that ran with RECORD_STATEMENTS=1
// --of <commit> names another commit than the present one, where what is asked is the same.

const root = join(import.meta.dirname, '..')
type Recorded = { role: string; text: string }

function readRecorded(): Recorded[] {
  const lines = readdirSync(recordedStatements).flatMap((name) => readFileSync(join(recordedStatements, name), 'utf8').trim().split('\n'))
  const all = [...new Set(lines)].toSorted().map((line) => JSON.parse(line) as Recorded)
  // The queue has tables of its own, which pg-boss migrates.
  return all.filter(({ text }) => /^\s*(?:with|select|insert|update|delete)\b/i.test(text) && !text.includes('pgboss.'))
}

/** Those that a database of this version understands: tests also ask what is wrong on purpose, and of tables of their own. */
async function thoseThatHold(recorded: readonly Recorded[]): Promise<Recorded[]> {
  const cluster = await startTestCluster()
  const address = new URL(cluster.administration)
  address.pathname = `/${databaseName}`
  await ensureDatabase(cluster.administration, databaseName)
  await migrate({ databaseUrl: address.href })
  await prepareJobs(address.href)
  const owner = new pg.Client(address.href)
  await owner.connect()
  try {
    const holding: Recorded[] = []
    const missing = await missingColumns(
      owner,
      recorded.map(({ text }) => text),
    )
    for (const statement of recorded.filter(({ text }) => !missing.has(text))) {
      await owner.query(`set role ${statement.role}`)
      await owner.query(`explain (generic_plan) ${statement.text}`).then(
        () => holding.push(statement),
        () => {}, // that one was wrong on purpose
      )
    }
    return holding
  } finally {
    await owner.end()
    await cluster.stop()
  }
}

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { recorded: { type: 'boolean' }, of: { type: 'string', default: 'HEAD' } },
})
if (!values.recorded) {
  if (existsSync(recordedStatements)) rmSync(recordedStatements, { recursive: true })
  process.env.RECORD_STATEMENTS = '1'
  const { code } = await run('vitest', ['run', ...asked])
  if (code !== 0) process.stdout.write('Some tests failed: what they asked until then is written down too.\n')
}
const recorded = readRecorded()
const statements = await thoseThatHold(recorded)
const commit = execFileSync('git', ['rev-parse', values.of], { cwd: root, encoding: 'utf8' }).trim()
writeFileSync(join(root, 'src/laws/previous-release.json.gz'), gzipSync(JSON.stringify({ commit, statements }, null, 1), { level: 9 }))
writeFileSync(join(root, 'docs/previous-release'), `${commit}\n`)
process.stdout.write(`${statements.length} statements of ${commit.slice(0, 8)}; ${recorded.length - statements.length} others were wrong on purpose.\n`)
