import { changedPlan } from './changed.ts'
import { closingLine } from './outcome.ts'
import { type Plan, runTests } from './run-tests.ts'

/**
 * npm test                        every unit test and law, and one journey of each capability
 * npm test -- --changed [commit]  what the changes since a commit affect; by default since main
 * npm test -- src/some.test.ts    arguments of vitest
 * npm run e2e [-- arguments]      every journey, or those that the arguments of Playwright select
 */
const { plan, said } = await planOf(process.argv.slice(2))
const outcome = await runTests(plan)
process.stdout.write(`\n${said}\n${closingLine(outcome)}\n`)
process.exit(outcome.failed === 0 ? 0 : 1)

async function planOf(given: string[]): Promise<{ plan: Plan; said: string }> {
  const [first, ...rest] = given
  if (first === 'e2e') return { plan: { units: null, journeys: [rest] }, said: rest.length ? 'Ran the journeys asked for.' : 'Ran every journey.' }
  if (first === '--changed') return await changedPlan(rest[0])
  if (first !== undefined) return { plan: { units: given, journeys: null }, said: 'Ran the tests asked for.' }
  return {
    plan: { units: [], journeys: [['--grep', '@core']] },
    said: 'Ran every unit test and law, and one journey of each capability with axe. `npm run check` adds every other journey, language, site and width, and format, lint, types, layers and unused code.',
  }
}
