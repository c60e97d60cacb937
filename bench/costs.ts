import type pg from 'pg'
import { casesOf } from './cases.ts'
import { cpuTime } from './cpu-time.ts'
import { demoIdsOf } from './demo-ids.ts'
import type { BenchRequest } from './load.ts'
import { runLoad } from './processes.ts'

/** Milliseconds of processor time that one answer takes, in the process that serves and in the database. Other work hardly changes it. */
export type Cost = { server: number; database: number }

/** What people do, and by which case of the benchmark its cost is known; `kept`: a page that the process has already. */
const asked = {
  keptPage: { path: '/vacancies/search', headers: { accept: 'text/html' } },
  searchPage: 'search page of 24, made anew',
  mapPage: 'social map of 20 among 5,000, made anew',
  monthPage: 'month among 10,000 dates, made anew',
  volunteerPage: 'dashboard of a volunteer, against a file',
  staffPage: '/users of a center, against a file',
  application: 'apply',
} as const satisfies Record<string, string | BenchRequest>
export type Doing = keyof typeof asked

type Measuring = { databaseUrl: string; dataDir: string; origin: string; pid: number; owner: pg.Client; seconds: number; say: (line: string) => void }

/** Asks the running product for each, a while long, and counts what it and its database used. */
export async function measureCosts({ databaseUrl, dataDir, origin, pid, owner, seconds, say }: Measuring): Promise<Record<Doing, Cost>> {
  const facts = await demoIdsOf(databaseUrl, origin)
  const cases = casesOf(facts)
  const costs: Partial<Record<Doing, Cost>> = {}
  for (const [doing, what] of Object.entries(asked) as [Doing, string | BenchRequest][]) {
    const shots = typeof what === 'string' ? cases.find(({ name }) => name === what)!.ours : [what]
    if (doing === 'application') await owner.query('truncate applications, conversations, messages, notifications, outbox, idempotency_keys cascade')
    // The first part warms up. What is written can be written once, so that each part has its own.
    for (const [part, span] of [2, seconds].entries()) {
      const own = doing === 'application' ? shots.filter((_, at) => at % 2 === part) : shots
      const before = cpuTime(pid, dataDir)
      const { answered, failed, refusals } = await runLoad({ url: origin, shots: own, connections: 8, headers: { host: facts.host }, seconds: span })
      const after = cpuTime(pid, dataDir)
      if (failed > 0) throw new Error(`${doing}: ${failed} were not answered. ${refusals.join(' ')}`)
      if (!before || !after) throw new Error('This system does not tell how much of the processor a process used.')
      costs[doing] = { server: (after.server - before.server) / answered, database: (after.database - before.database) / answered }
    }
    const { server, database } = costs[doing]!
    say(`${doing.padEnd(16)} ${server.toFixed(2)} ms in the process, ${database.toFixed(2)} ms in the database`)
  }
  return costs as Record<Doing, Cost>
}
