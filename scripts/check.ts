import { parseArgs } from 'node:util'
import { buildIfStale } from './build.ts'
import { closingLine, type Outcome, slowest } from './outcome.ts'
import { run } from './run.ts'
import { runTests } from './run-tests.ts'

/** The static checks by name. TypeScript 6 is installed beside 7 for dependency-cruiser; the faster one checks types. */
const still: Readonly<Record<string, [program: string, ...args: string[]]>> = {
  format: ['oxfmt', '--check', '.'],
  lint: ['oxlint'],
  types: ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'],
  layers: ['vitest', 'run', 'src/laws/layers.test.ts'],
  unused: ['knip'],
}

const parts = 4

const { values, positionals: only } = parseArgs({ allowPositionals: true, options: { minutes: { type: 'string' } } }) // npm run check -- types layers
const until = Number(values.minutes ?? Infinity) * 60_000 // of performance.now(), which began with this process
if (Number.isNaN(until)) throw new Error('--minutes is a number: how long the check may take.')
// When all tests run, a law checks the layers.
const asked = only.length > 0 ? only : Object.keys(still).filter((name) => name !== 'layers')
const withTests = only.length === 0 || only.includes('tests')
const results: { name: string; passed: boolean; seconds: number }[] = []

if (asked.some((name) => ['lint', 'types', 'unused'].includes(name))) await timed('types of the routes', 'react-router', 'typegen') // they read the generated types
await Promise.all([
  ...Object.entries(still).map(async ([name, command]) => asked.includes(name) && (await timed(name, ...command))),
  withTests && buildIfStale(), // when it fails the tests report it
])
const outcome = withTests ? await tests() : { passed: 0, failed: 0, leftOut: 0 }
const failed = outcome.failed + results.filter(({ passed }) => !passed).length

process.stdout.write(`\n${results.map(({ name, passed, seconds }) => `${passed ? 'ok    ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`).join('\n')}\n`)
if (withTests) process.stdout.write(`\nRan every unit test and law, ${walked(outcome.leftOut)}.\n${closingLine({ ...outcome, failed })}\n`)
process.exit(failed === 0 ? 0 : 1)

/** Runs a check beside the others, and prints its output in one piece when it is done. */
async function timed(name: string, program: string, ...args: string[]): Promise<void> {
  const began = performance.now()
  const { code, output } = await run(program, args, { quiet: true })
  results.push({ name, passed: code === 0, seconds: (performance.now() - began) / 1000 })
  process.stdout.write(`\n── ${name}\n${output}`)
}

/**
 * Runs all tests; prints the slowest files, and counts one that takes too much of the whole as a failure. A journey of each
 * capability comes first: on a machine that is too slow for all of them in the time given, others are left out, and said to be.
 */
async function tests(): Promise<Required<Outcome>> {
  process.stdout.write('\n── tests\n')
  const others = Array.from({ length: parts }, (_, at) => ['--grep-invert', '@core', `--shard=${at + 1}/${parts}`])
  const outcome = await runTests({ units: [], journeys: [['--grep', '@core'], ...others], until })
  const { lines, tooSlow } = slowest(outcome.files)
  const tooMuch = outcome.leftOut ? [] : tooSlow // of a part of the tests a file has a larger share
  process.stdout.write(`\nThe slowest files of ${outcome.files.length}:\n${[...lines, ...tooMuch].join('\n')}\n`)
  return { ...outcome, failed: outcome.failed + tooMuch.length }
}

function walked(leftOut: number): string {
  if (leftOut === 0) return 'and every journey in all languages, at all sites and widths'
  return `one journey of each capability, and ${parts - leftOut} of ${parts} parts of the others: no time was left for more; \`npm run check\` without --minutes walks all`
}
